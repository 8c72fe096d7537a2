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
import type { Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import {
  changeDocumentRecord,
  type DocumentResult,
  type LockedDocument,
  recordDocumentChange,
} from "./change-document.server.ts";
import type { Days, DocumentForm } from "./document-form.server.ts";
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
    const isVisibleClient = and(eq(clients.id, clientId), ofVisibleClient(actor, clients.id));
    if ((await tx.$count(clients, isVisibleClient)) === 0)
      return { ok: false, reason: "unknown-client" };
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
    await recordDocumentChange(tx, document, actor, {
      kind: "added",
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
  { validFrom = null, validUntil = null }: { [Day in keyof Days]: Days[Day] | null },
  fileIds: readonly string[],
  seen: Texts = {},
): Promise<DocumentResult | EditRefusal> =>
  changeDocumentRecord<EditRefusal>(
    { db },
    actor,
    { id, needs: "documents.change" },
    async (tx, { document, current }) => {
      const [fileId] = fileIds;
      if (fileId === undefined || fileIds.length > 1) return "no-file";
      if (!(await mayAttach(tx, actor, [fileId]))) return "unknown-file";
      const stored = { version: String(current.number) };
      const record = { recordKind: "document", recordId: id } as const;
      const merged = await mergeFields(tx, actor, record, {
        stored,
        seen,
        sent: { version: "another" },
      });
      if ("ok" in merged) return merged;
      const number = current.number + 1;
      const days = { validFrom, validUntil };
      const versionId = await insertVersion(tx, actor, document, { ...days, fileId, number });
      const before = { version: current.number, ...daysOf(current) };
      return {
        kind: "version-added",
        change: changedFields(before, { version: number, ...days }),
        details: { version: number, versionId },
        notify: () => notifyAboutDocument(tx, queue, actor, document, { id: versionId, number }),
      };
    },
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
  { validFrom = null, validUntil = null, ...versionFields }: NewVersion,
): Promise<string> {
  const id = newId();
  const { fileId, number } = versionFields;
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
