/** The commands on a document: who may, what is written and who learns of it. */
import { and, desc, eq, isNull } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { FieldChanges } from "#platform/history/field-changes.ts";
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
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import { isContract } from "./document-types.ts";
import { type DocumentRow, documents, documentVersions } from "./tables/documents.ts";
import { isVisibleDocument } from "./visible-documents.server.ts";

type DocumentError =
  /** It has a newer version, or was acknowledged or withdrawn before. */
  "wrong-state" | "no-file" | "unknown-file";

export type DocumentResult = ChangeResult<DocumentError>;

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
  ) => Promise<DocumentChange | DocumentError | Done | NoInfer<Answer>>,
): Promise<DocumentResult | NoInfer<Answer>> {
  // Asked first, and alike for every document: a role that may not learns of none.
  if (!may(actor, needs)) return { ok: false, reason: "not-allowed" };
  return changeRecord<LockedDocument, DocumentChange, DocumentError, Done | Answer>(context, {
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

/** In the transaction of the change. */
export async function recordDocumentChange(
  tx: Transaction,
  { id, clientId, facilityId, type }: DocumentRow,
  actor: Actor,
  change: Omit<DocumentChange, "notify">,
): Promise<void> {
  const place = { clientId, ...(facilityId && { facilityId }) };
  const record = { recordKind: "document", recordId: id, actorId: actor.accountId } as const;
  await recordHistory(tx, { ...record, ...place, ...change });
  // Only people who see all of the client may learn of a contract.
  await sendChangeEvent(tx, { kind: "document", id, ...(isContract(type) ? { clientId } : place) });
}
