import type { LoaderFunctionArgs } from "react-router";
import { answerFoundRecords } from "#features/find-records.server.ts";
import { requireClient } from "#platform/http/actor.server.ts";

/** The records that the command menu finds by `?q=`, each as far as the role may see it. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireClient(route);
  return answerFoundRecords(route, actor, "/client-portal");
}
