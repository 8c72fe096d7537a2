// A file opens for whoever may read a record that it belongs to, by that record's own condition.
import { and, eq, exists, isNull, or, type SQL, sql } from "drizzle-orm";
import { fileRecords } from "#features/file-records.server.ts";
import { isAttachedToNothing } from "#platform/files/delete-files.server.ts";
import { fileAttachments, files } from "#platform/files/tables/files.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { inVisiblePlace } from "#platform/identity/scope.server.ts";

/**
 * For its sender as long as it is attached to nothing; then for whoever sees facility and record. What
 * belongs to no client is guarded by its record alone.
 */
export function visibleFile(actor: Actor): SQL | undefined {
  const isOwnUpload = and(eq(files.uploadedBy, actor.accountId), isAttachedToNothing);
  const { recordKind, recordId, fileId } = fileAttachments;
  const readable = Object.entries(fileRecords).map(([kind, { isVisible }]) =>
    and(eq(recordKind, kind), isVisible(actor, recordId)),
  );
  const attached = and(
    or(isNull(files.clientId), inVisiblePlace(actor, files)),
    exists(
      sql`(select 1 from ${fileAttachments} where ${fileId} = ${files.id} and (${or(...readable)}))`,
    ),
  );
  return and(eq(files.state, "stored"), eq(files.isHeld, false), or(isOwnUpload, attached));
}
