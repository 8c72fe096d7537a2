import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#platform/http/actor.server.ts";
import { reportFile } from "../monthly-reports.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireClient(route);
  return reportFile(route, { actor, id: route.params.id });
}
