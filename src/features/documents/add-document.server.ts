import { and, eq, isNull } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { attachFiles, mayAttach } from "#platform/files/attach-files.server.ts";
import { changedFields, createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility, ofVisibleClient } from "#platform/identity/scope.server.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { type EditRefusal, editRecord } from "#platform/records/edit-record.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { Days, DocumentForm } from "./document-form.ts";
import {
  type DocumentResult,
  type LockedDocument,
  lockDocument,
  recordChange,
} from "./lock-document.server.ts";
import { notifyAboutDocument } from "./notify-about-document.server.ts";
import { type DocumentRow, documents, documentVersions } from "./tables/documents.ts";

interface Context {
  db: Database;
  /** Absent where no mail is due, as for what was made up. */
  queue?: PgBoss;
}

export type AddResult =
  | { ok: true; id: string }
  | {
      ok: false;
      reason:
        | "not-allowed"
        | "unknown-client"
        /** The facility belongs to another client, or is archived. */
        | "unknown-facility"
        | "no-file"
        | "unknown-file";
    };

/** @param fileIds one that the actor has sent and attached to nothing yet */
export function addDocument(
  { db, queue }: Context,
  actor: Actor,
  { clientId, facilityId, type, title, needsAcknowledgement, ...days }: DocumentForm,
  fileIds: readonly string[],
): Promise<AddResult> {
  return db.transaction(async (tx): Promise<AddResult> => {
    if (!may(actor, "documents.change")) return { ok: false, reason: "not-allowed" };
    const known = and(eq(clients.id, clientId), ofVisibleClient(actor, clients.id));
    if ((await tx.$count(clients, known)) === 0) return { ok: false, reason: "unknown-client" };
    if (facilityId !== undefined && !(await hasFacility(tx, actor, clientId, facilityId)))
      return { ok: false, reason: "unknown-facility" };
    const [fileId] = fileIds;
    if (fileId === undefined || fileIds.length > 1) return { ok: false, reason: "no-file" };
    if (!(await mayAttach(tx, actor, [fileId]))) return { ok: false, reason: "unknown-file" };
    const [document] = await tx
      .insert(documents)
      .values({
        id: newId(),
        clientId,
        facilityId: facilityId ?? null,
        type,
        title,
        needsAcknowledgement,
        addedBy: actor.accountId,
      })
      .returning();
    if (document === undefined) throw new Error("an insert returned nothing");
    const versionId = await insertVersion(tx, actor, document, { ...days, fileId, number: 1 });
    await recordChange(tx, document, actor, "added", {
      change: createdFields({ type, title, needsAcknowledgement, version: 1, ...days }),
      details: { version: 1, versionId },
    });
    await notifyAboutDocument(tx, queue, actor, document, { id: versionId, number: 1 });
    return { ok: true, id: document.id };
  });
}

/**
 * Replaces the version before, which stays readable and keeps its acknowledgements.
 * @param seen the version that was shown: two people who add one must each know of the other's
 */
export const addVersion = (
  { db, queue }: Context,
  actor: Actor,
  id: string,
  { validFrom, validUntil }: Days,
  fileIds: readonly string[],
  seen: Texts = {},
): Promise<DocumentResult | EditRefusal> =>
  editRecord(actor, (merge) =>
    db.transaction(async (tx): Promise<DocumentResult> => {
      if (!may(actor, "documents.change")) return { ok: false, reason: "not-allowed" };
      const locked = await lockDocument(tx, actor, id);
      if (locked === undefined) return { ok: false, reason: "not-found" };
      const [fileId] = fileIds;
      if (fileId === undefined || fileIds.length > 1) return { ok: false, reason: "no-file" };
      if (!(await mayAttach(tx, actor, [fileId]))) return { ok: false, reason: "unknown-file" };
      const { document, current } = locked;
      const isMerged = await merge(
        tx,
        { recordKind: "document", recordId: id },
        {
          stored: { version: String(current.number) },
          seen,
          sent: { version: "another" },
        },
      );
      if (isMerged === undefined) return { ok: false, reason: "wrong-state" };
      const number = current.number + 1;
      const days = { validFrom: validFrom ?? null, validUntil: validUntil ?? null };
      const versionId = await insertVersion(tx, actor, document, { ...days, fileId, number });
      const before = { version: current.number, ...daysOf(current) };
      await recordChange(tx, document, actor, "version-added", {
        change: changedFields(before, { version: number, ...days }),
        details: { version: number, versionId },
      });
      await notifyAboutDocument(tx, queue, actor, document, { id: versionId, number });
      return { ok: true };
    }),
  );

const daysOf = ({ validFrom, validUntil }: LockedDocument["current"]) => ({
  validFrom,
  validUntil,
});

const hasFacility = async (tx: Transaction, actor: Actor, clientId: string, id: string) =>
  (await tx.$count(
    facilities,
    and(
      eq(facilities.id, id),
      eq(facilities.clientId, clientId),
      isNull(facilities.archivedAt),
      inVisibleFacility(actor, { facilityId: facilities.id, clientId: facilities.clientId }),
    ),
  )) > 0;

async function insertVersion(
  tx: Transaction,
  actor: Actor,
  { id: documentId, clientId, facilityId }: DocumentRow,
  { validFrom = null, validUntil = null, ...given }: NewVersion,
): Promise<string> {
  const id = newId();
  const { fileId, number } = given;
  await tx.insert(documentVersions).values({
    id,
    documentId,
    clientId,
    number,
    fileId,
    validFrom,
    validUntil,
    addedBy: actor.accountId,
  });
  const record = { recordKind: "document-version", recordId: id } as const;
  await attachFiles(tx, [fileId], { ...record, clientId, facilityId });
  return id;
}

interface NewVersion {
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  fileId: string;
  number: number;
}
