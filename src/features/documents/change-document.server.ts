import { eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { files } from "#platform/files/tables/files.ts";
import { changedFields, nothingChanged } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { type EditRefusal, editRecord } from "#platform/records/edit-record.server.ts";
import { isUnchanged, type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import type { Days } from "./document-form.ts";
import { type DocumentResult, lockDocument, recordChange } from "./lock-document.server.ts";
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
  { db }: { db: Database },
  actor: Actor,
  id: string,
  { validFrom = null, validUntil = null }: { [Day in keyof Days]: Days[Day] | null },
  seen: Texts = {},
): Promise<DocumentResult | EditRefusal> =>
  editRecord(actor, (merge) =>
    db.transaction(async (tx): Promise<DocumentResult> => {
      if (!may(actor, "documents.change")) return { ok: false, reason: "not-allowed" };
      const locked = await lockDocument(tx, actor, id);
      if (locked === undefined) return { ok: false, reason: "not-found" };
      const { document, current } = locked;
      const version = current.number;
      const stored = daysTexts({ ...current, version });
      const sent = daysTexts({ validFrom, validUntil, version });
      const change = await merge(
        tx,
        { recordKind: "document", recordId: id },
        {
          stored,
          seen,
          // Whoever saw another version has not chosen these days for this one.
          sent: { ...sent, version: seen.version ?? stored.version },
          together: [["version", "validFrom", "validUntil"]],
        },
      );
      if (change === undefined) return { ok: false, reason: "wrong-state" };
      if (isUnchanged(change)) return { ok: true };
      await tx
        .update(documentVersions)
        .set({ ...touchedOf({ validFrom, validUntil }, change), datedAt: sql`clock_timestamp()` })
        .where(eq(documentVersions.id, current.id));
      await recordChange(tx, document, actor, "dates-changed", { change, details: { version } });
      return { ok: true };
    }),
  );

/** Clients lose it at once, with all of its versions; staff keep it, with the reason. */
export function withdrawDocument(
  { db }: { db: Database },
  actor: Actor,
  id: string,
  reason: string,
): Promise<DocumentResult> {
  return db.transaction(async (tx): Promise<DocumentResult> => {
    if (!may(actor, "documents.change")) return { ok: false, reason: "not-allowed" };
    const locked = await lockDocument(tx, actor, id);
    if (locked === undefined) return { ok: false, reason: "not-found" };
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
    await recordChange(tx, locked.document, actor, "withdrawn", { change });
    return { ok: true };
  });
}

/**
 * Done by an administrator of the client, for themselves.
 * @param versionId the version that they saw: a newer one has to be read first
 */
export function acknowledgeDocument(
  { db }: { db: Database },
  actor: Actor,
  id: string,
  versionId: string,
): Promise<DocumentResult> {
  return db.transaction(async (tx): Promise<DocumentResult> => {
    if (!may(actor, "documents.acknowledge")) return { ok: false, reason: "not-allowed" };
    const locked = await lockDocument(tx, actor, id);
    if (locked === undefined) return { ok: false, reason: "not-found" };
    const { document, current } = locked;
    if (!document.needsAcknowledgement || current.id !== versionId)
      return { ok: false, reason: "wrong-state" };
    const [file] = await tx.select().from(files).where(eq(files.id, current.fileId));
    // Nobody can have read a file that nobody could open.
    if (file === undefined || file.isHeld || file.state !== "stored")
      return { ok: false, reason: "wrong-state" };
    const added = await tx
      .insert(documentAcknowledgements)
      .values({ versionId, accountId: actor.accountId })
      .onConflictDoNothing()
      .returning({ versionId: documentAcknowledgements.versionId });
    if (added.length === 0) return { ok: false, reason: "wrong-state" };
    await recordChange(tx, document, actor, "acknowledged", {
      // The document stays as it is; who has read which version is a record of its own.
      change: nothingChanged,
      details: { version: current.number, versionId },
    });
    return { ok: true };
  });
}
