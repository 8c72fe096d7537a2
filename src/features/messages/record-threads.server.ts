import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import type { AboutKind } from "#domain/messages/about-fields.ts";
import { listThreadsOfRecord } from "#domain/messages/threads-of-record.ts";
import { momentOf } from "../document/moment.ts";

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
