// A file opens for whoever may read a record that it belongs to, by that record's own condition.
import { and, eq, exists, isNull, or, type SQL, sql } from "drizzle-orm";
import { fileRecords } from "#features/file-records.server.ts";
import { isAttachedToNothing } from "#platform/files/attached-to-nothing.server.ts";
import type { FileRecord } from "#platform/files/file-records.server.ts";
import { fileAttachments, files } from "#platform/files/tables/files.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisiblePlace } from "#platform/identity/scope.server.ts";

/**
 * Before a file is attached, only its sender can open it; afterwards, whoever may see both the facility and
 * the record. A file that belongs to no client is guarded by its record alone.
 */
export function visibleFile(actor: Actor): SQL | undefined {
  const isOwnUpload = may(actor, "files.use")
    ? and(eq(files.uploadedBy, actor.accountId), isAttachedToNothing)
    : sql`false`;
  const { recordKind, recordId, fileId } = fileAttachments;
  const records: [string, FileRecord][] = Object.entries(fileRecords);
  const isAttachedTo = (isOfNoClient: boolean): SQL => {
    const readable = records
      .filter(([, record]) => (record.isOfNoClient ?? false) === isOfNoClient)
      .map(([kind, { isVisible }]) => and(eq(recordKind, kind), isVisible(actor, recordId)));
    return exists(
      sql`(select 1 from ${fileAttachments} where ${fileId} = ${files.id} and (${or(...readable)}))`,
    );
  };
  const attached = and(inVisiblePlace(actor, files), isAttachedTo(false));
  const ofNoClient = and(isNull(files.clientId), isAttachedTo(true));
  const isReadable = or(isOwnUpload, attached, ofNoClient);
  return and(eq(files.state, "stored"), eq(files.isHeld, false), isReadable);
}
