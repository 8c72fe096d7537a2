import type { LoaderFunctionArgs } from "react-router";
import { requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { readWaiting } from "./waiting.server.ts";

/** For the counts of the rail, after each hint. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireStaff(route);
  const waiting = await readWaiting(route.context.get(appContext).db, actor);
  return Response.json(waiting, { headers: { "Cache-Control": "no-store" } });
}
