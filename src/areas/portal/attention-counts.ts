import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { readAttentionCounts } from "./attention-counts.server.ts";

/** For the counts of the rail, after each change event. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireClient(route);
  const counts = await readAttentionCounts(route.context.get(appContext).db, actor);
  return Response.json(counts, { headers: { "Cache-Control": "no-store" } });
}
