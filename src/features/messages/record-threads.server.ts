import { momentOf } from "#platform/document/moment.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { RecordWithPanels } from "#platform/record-panels/panel-types.ts";
import { isAboutKind } from "./about-fields.ts";
import { listThreadsOfRecord } from "./threads-of-record.server.ts";

/**
 * Messages about a record, and where to write more. The caller has checked that the actor may read
 * the record.
 * @returns undefined for people who use no messages
 */
export async function readRecordThreads(
  route: RouteRequest,
  actor: Actor,
  about: RecordWithPanels,
) {
  const { kind, id } = about;
  if (!may(actor, "threads.use") || !isAboutKind(kind)) return undefined;
  const path = isClientRole(actor.role) ? "/client-portal/messages" : "/office/messages";
  const threads = await listThreadsOfRecord(route.context.get(appContext).db, actor, { kind, id });
  return {
    path,
    newPath: `${path}/new?${kind}=${id}`,
    rows: threads.map(({ lastAt, timeZone, ...row }) => ({
      ...row,
      last: momentOf(lastAt, actor.language, timeZone),
    })),
  };
}

export type RecordThreadsData = NonNullable<Awaited<ReturnType<typeof readRecordThreads>>>;

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    threads: RecordThreadsData;
  }
}
