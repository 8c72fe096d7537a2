import { eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { files } from "#platform/files/tables/files.ts";
import { changedFields, nothingChanged } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { done } from "#platform/records/change-record.server.ts";
import { isUnchanged, type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { changeDocumentRecord, type DocumentResult } from "./change-document-record.server.ts";
import type { Days } from "./document-form.server.ts";
import { documentAcknowledgements, documents, documentVersions } from "./tables/documents.ts";

/** The fields of the form for the days, with the version that they belong to. */
const daysTexts = (current: Record<keyof Days, string | null> & { version: number }) => ({
  version: String(current.version),
  validFrom: current.validFrom ?? "",
  validUntil: current.validUntil ?? "",
});

/**
 * Changes the days of the current version; another last day starts its reminders over.
 * @param seen the days that were shown, and the version that they belong to
 */
export const changeDays = (
  context: { db: Database },
  actor: Actor,
  id: string,
  { validFrom = null, validUntil = null }: { [Day in keyof Days]: Days[Day] | null },
  seen: Texts = {},
): Promise<DocumentResult | EditRefusal> =>
  changeDocumentRecord<EditRefusal>(
    context,
    actor,
    { id, needs: "documents.change" },
    async (tx, { current }) => {
      const version = current.number;
      const stored = daysTexts({ ...current, version });
      const sent = daysTexts({ validFrom, validUntil, version });
      const record = { recordKind: "document", recordId: id } as const;
      const change = await mergeFields(tx, actor, record, {
        stored,
        seen,
        // Who had another version before them has not chosen this one.
        sent: { ...sent, version: seen.version ?? stored.version },
        together: [["version", "validFrom", "validUntil"]],
      });
      if ("ok" in change) return change;
      if (isUnchanged(change)) return done;
      await tx
        .update(documentVersions)
        .set({ ...touchedOf({ validFrom, validUntil }, change), datedAt: sql`clock_timestamp()` })
        .where(eq(documentVersions.id, current.id));
      return { kind: "dates-changed", change, details: { version } };
    },
  );

/** Clients lose it at once, with all of its versions; staff keep it, with the reason. */
export const withdrawDocument = (
  context: { db: Database },
  actor: Actor,
  id: string,
  reason: string,
): Promise<DocumentResult> =>
  changeDocumentRecord(context, actor, { id, needs: "documents.change" }, async (tx) => {
    await tx
      .update(documents)
      .set({
        withdrawnAt: sql`clock_timestamp()`,
        withdrawnBy: actor.accountId,
        withdrawReason: reason,
      })
      .where(eq(documents.id, id));
    const change = changedFields(
      { withdrawn: false, withdrawReason: null },
      { withdrawn: true, withdrawReason: reason },
    );
    return { kind: "withdrawn", change };
  });

/**
 * Done by an administrator of the client, for themselves.
 * @param versionId the version that they saw: a newer one has to be read first
 */
export const acknowledgeDocument = (
  context: { db: Database },
  actor: Actor,
  id: string,
  versionId: string,
): Promise<DocumentResult> =>
  changeDocumentRecord(
    context,
    actor,
    { id, needs: "documents.acknowledge" },
    async (tx, { document, current }) => {
      if (!document.needsAcknowledgement || current.id !== versionId) return "wrong-state";
      const [file] = await tx.select().from(files).where(eq(files.id, current.fileId));
      // Nobody has read what nobody could open.
      if (file === undefined || file.isHeld || file.state !== "stored") return "wrong-state";
      const added = await tx
        .insert(documentAcknowledgements)
        .values({ versionId, accountId: actor.accountId })
        .onConflictDoNothing()
        .returning({ versionId: documentAcknowledgements.versionId });
      if (added.length === 0) return "wrong-state";
      return {
        kind: "acknowledged",
        // The document stays as it is; who has read which version is a record of its own.
        change: nothingChanged,
        details: { version: current.number, versionId },
      };
    },
  );
