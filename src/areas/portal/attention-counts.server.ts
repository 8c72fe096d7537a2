import { readAttentionCounts } from "#features/attention-counts.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { idInAddress } from "#platform/notifications/opened-record.server.ts";

type AttentionCounts = Awaited<ReturnType<typeof readAttentionCounts>>;

const read = new WeakMap<RouteRequest["context"], Promise<AttentionCounts>>();

/** Counts once a request, so that the rail and the home have the same numbers. */
export function attentionCountsOf(
  { request, context }: RouteRequest,
  actor: Actor,
): Promise<AttentionCounts> {
  const counts =
    read.get(context) ??
    readAttentionCounts(
      context.get(appContext).db,
      actor,
      "/client-portal",
      idInAddress(request.url),
    );
  read.set(context, counts);
  return counts;
}
