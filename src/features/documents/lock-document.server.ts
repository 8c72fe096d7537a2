import { and, desc, eq, isNull } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { FieldChanges } from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isContract } from "./document-types.ts";
import { type DocumentRow, documents, documentVersions } from "./tables/documents.ts";
import { isVisibleDocument } from "./visible-documents.server.ts";

export type DocumentResult =
  | { ok: true }
  | {
      ok: false;
      reason:
        | "not-allowed"
        | "not-found"
        /** It has a newer version, or was acknowledged or withdrawn before. */
        | "wrong-state"
        | "no-file"
        | "unknown-file";
    };

export interface LockedDocument {
  document: DocumentRow;
  current: typeof documentVersions.$inferSelect;
}

/** Held until the transaction ends; undefined for what is withdrawn or out of the actor's sight. */
export async function lockDocument(
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

/** Runs in the transaction of the change. */
export async function recordChange(
  tx: Transaction,
  { id, clientId, facilityId, type }: DocumentRow,
  actor: Actor,
  kind: "added" | "version-added" | "dates-changed" | "withdrawn" | "acknowledged",
  { change, details }: { change: FieldChanges; details?: HistoryDetails },
): Promise<void> {
  const place = { clientId, ...(facilityId && { facilityId }) };
  await recordHistory(tx, {
    recordKind: "document",
    recordId: id,
    ...place,
    kind,
    actorId: actor.accountId,
    change,
    details,
  });
  // Only people who see all of the client may learn of a contract.
  await sendChangeEvent(tx, { kind: "document", id, ...(isContract(type) ? { clientId } : place) });
}
