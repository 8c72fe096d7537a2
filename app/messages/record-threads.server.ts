import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { listThreadsOfRecord } from "#domain/messages/threads-of-record.ts";
import { momentOf } from "../document/moment.ts";

/**
 * What was written about a work order or a visit, and where to write more. The caller has checked that
 * the actor may read the record.
 * @param path of messages in this area @returns undefined for who uses no messages
 */
export async function readRecordThreads(
  route: RouteRequest,
  actor: Actor,
  path: string,
  about: { workOrderId: string } | { visitId: string },
) {
  if (!may(actor, "threads.use")) return undefined;
  const found = await listThreadsOfRecord(route.context.get(appContext).db, actor, about);
  const query = "visitId" in about ? `visit=${about.visitId}` : `work-order=${about.workOrderId}`;
  return {
    path,
    newPath: `${path}/new?${query}`,
    lines: found.map(({ lastAt, ...line }) => ({ ...line, last: momentOf(lastAt) })),
  };
}

export type RecordThreadsData = Awaited<ReturnType<typeof readRecordThreads>>;
