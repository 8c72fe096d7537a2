// A file opens for whoever may read a record that it belongs to, by that record's own condition.
import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import { fileRecords } from "#features/file-records.server.ts";
import { fileAttachments, files } from "#platform/files/tables/files.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { inVisiblePlace } from "#platform/identity/scope.server.ts";

/**
 * For its sender as long as it is attached to nothing; then for whoever sees facility and record.
 */
export function visibleFile(actor: Actor): SQL | undefined {
  const isOwnUpload = and(sql`${files.clientId} is null`, eq(files.uploadedBy, actor.accountId));
  const { recordKind, recordId, fileId } = fileAttachments;
  const readable = Object.entries(fileRecords).map(([kind, { isVisible }]) =>
    and(eq(recordKind, kind), isVisible(actor, recordId)),
  );
  const attached = and(
    inVisiblePlace(actor, files),
    exists(
      sql`(select 1 from ${fileAttachments} where ${fileId} = ${files.id} and (${or(...readable)}))`,
    ),
  );
  return and(eq(files.state, "stored"), eq(files.isHeld, false), or(isOwnUpload, attached));
}
