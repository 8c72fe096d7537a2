import type { LoaderFunctionArgs } from "react-router";
import { readAttentionCounts } from "#features/attention-counts.server.ts";
import { requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";

/** The rail reads its counts here after each change event. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireClient(route);
  const counts = await readAttentionCounts(
    route.context.get(appContext).db,
    actor,
    "/client-portal",
  );
  return noStoreJson(counts);
}
