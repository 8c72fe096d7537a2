import { momentOf } from "#platform/document/moment.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { AboutKind } from "./about-fields.ts";
import { listThreadsOfRecord } from "./threads-of-record.ts";

/**
 * What was written about a record, and where to write more. The caller has checked that the actor may
 * read the record.
 * @param path of messages in this area @returns undefined for who uses no messages
 */
export async function readRecordThreads(
  route: RouteRequest,
  actor: Actor,
  path: string,
  about: { kind: AboutKind; id: string },
) {
  if (!may(actor, "threads.use")) return undefined;
  const found = await listThreadsOfRecord(route.context.get(appContext).db, actor, about);
  return {
    path,
    newPath: `${path}/new?${about.kind}=${about.id}`,
    lines: found.map(({ lastAt, ...line }) => ({ ...line, last: momentOf(lastAt) })),
  };
}

export type RecordThreadsData = Awaited<ReturnType<typeof readRecordThreads>>;
