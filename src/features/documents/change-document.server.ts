import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { files } from "#platform/files/tables/files.ts";
import {
  changedFields,
  type FieldChanges,
  nothingChanged,
} from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { isUnchanged, type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import type { Days } from "./document-form.server.ts";
import { isContract } from "./document-types.ts";
import {
  type DocumentRow,
  documentAcknowledgements,
  documents,
  documentVersions,
} from "./tables/documents.ts";
import { isVisibleDocument } from "./visible-documents.server.ts";

// The commands on a document: who may, what is written and who learns of it.

type DocumentProblem =
  /** It has a newer version, or was acknowledged or withdrawn before. */
  "wrong-state" | "no-file" | "unknown-file";

export type DocumentResult = ChangeResult<DocumentProblem>;

export interface LockedDocument {
  document: DocumentRow;
  current: typeof documentVersions.$inferSelect;
}

interface DocumentChange {
  kind: HistoryKindOf<"document">;
  change: FieldChanges;
  details?: HistoryDetails;
  /** Tells people of it, once all is written. */
  notify?: () => Promise<void>;
}

export async function changeDocumentRecord<Answer extends EditRefusal = never>(
  context: { db: Database },
  actor: Actor,
  { id, needs }: { id: string; needs: Permission },
  decide: (
    tx: Transaction,
    locked: LockedDocument,
  ) => Promise<DocumentChange | DocumentProblem | Done | NoInfer<Answer>>,
): Promise<DocumentResult | NoInfer<Answer>> {
  // This check comes first for every document, so that a forbidden role does not learn of any.
  if (!may(actor, needs)) return { ok: false, reason: "not-allowed" };
  return changeRecord<LockedDocument, DocumentChange, DocumentProblem, Done | Answer>(context, {
    lock: (tx) => lockDocument(tx, actor, id),
    isAllowed: true,
    decide,
    async apply(tx, { document }, { notify, ...change }) {
      await recordDocumentChange(tx, document, actor, change);
      await notify?.();
      return done;
    },
  });
}

/** Undefined for what is withdrawn or out of the actor's sight. */
async function lockDocument(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<LockedDocument | undefined> {
  const [document] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isNull(documents.withdrawnAt), isVisibleDocument(actor)))
    .for("update");
  if (document === undefined) return undefined;
  const [current] = await tx
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, id))
    .orderBy(desc(documentVersions.number))
    .limit(1);
  return current && { document, current };
}

/** It runs in the transaction of the change, so that no change goes without history. */
export async function recordDocumentChange(
  tx: Transaction,
  { id, clientId, facilityId, type }: DocumentRow,
  actor: Actor,
  change: Omit<DocumentChange, "notify">,
): Promise<void> {
  const place = { clientId, ...(facilityId && { facilityId }) };
  const record = { recordKind: "document", recordId: id, actorId: actor.accountId } as const;
  await recordHistory(tx, { ...record, ...place, ...change });
  // A contract's event has no facility: only people who may see all of the client learn of it.
  await sendChangeEvent(tx, { kind: "document", id, ...(isContract(type) ? { clientId } : place) });
}

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
        // If another version was in force when the page was loaded, its reader has not chosen the present
        // one.
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
        withdrawLanguage: actor.language,
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
