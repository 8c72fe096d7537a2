import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import type { FoundFile } from "#platform/files/found-file.ts";
import { keyOf } from "#platform/files/stores/file-store.ts";
import { files } from "#platform/files/tables/files.ts";
import { type HistoryListRow, listHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { type DocumentClock, isCurrent } from "./document-days.server.ts";
import { type DocumentListRow, findDocumentListRow } from "./list-documents.server.ts";
import {
  documentAccesses,
  documentAcknowledgements,
  documents,
  documentVersions,
} from "./tables/documents.ts";
import { isVisibleDocument } from "./visible-documents.server.ts";

export type DocumentVersion = Awaited<ReturnType<typeof selectVersions>>[number];

export interface Signature {
  name: string;
  /** Absent where it is still waited for. */
  at: Date | undefined;
}

export interface DocumentAccess {
  name: string;
  how: "opened" | "downloaded";
  version: number;
  at: Date;
}

export interface DocumentDetail extends DocumentListRow {
  /** Newest first. */
  versions: DocumentVersion[];
  /** Signatures of the client's administrators on the current version; empty if none are needed. */
  acknowledgements: Signature[];
  history: HistoryListRow[];
  /** Newest first; for staff who look after documents alone. */
  accesses: DocumentAccess[];
}

/** Undefined for what does not exist or the actor may not see. */
export async function findDocument(
  db: Database,
  actor: Actor,
  id: string,
  clock: DocumentClock,
): Promise<DocumentDetail | undefined> {
  const row = await findDocumentListRow(db, actor, id, clock);
  if (row === undefined) return undefined;
  const [versions, acknowledgements, history, accesses] = await Promise.all([
    selectVersions(db, id),
    row.needsAcknowledgement ? listSignatures(db, row) : [],
    listHistory(db, "document", id),
    may(actor, "documents.change") ? listAccesses(db, id) : [],
  ]);
  return { ...row, versions, acknowledgements, history, accesses };
}

const selectVersions = (db: Database, documentId: string) =>
  db
    .select({
      id: documentVersions.id,
      number: documentVersions.number,
      validFrom: documentVersions.validFrom,
      validUntil: documentVersions.validUntil,
      addedAt: documentVersions.addedAt,
      addedName: accounts.name,
      kind: files.kind,
      bytes: files.bytes,
      isHeld: files.isHeld,
      state: files.state,
    })
    .from(documentVersions)
    .innerJoin(files, eq(files.id, documentVersions.fileId))
    .innerJoin(accounts, eq(accounts.id, documentVersions.addedBy))
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(desc(documentVersions.number));

/** First everybody who has signed, even if they have left, then those who have yet to sign. */
async function listSignatures(
  db: Database,
  { versionId, clientId }: DocumentListRow,
): Promise<Signature[]> {
  const signed = await db
    .select({ id: accounts.id, name: accounts.name, at: documentAcknowledgements.at })
    .from(documentAcknowledgements)
    .innerJoin(accounts, eq(accounts.id, documentAcknowledgements.accountId))
    .where(eq(documentAcknowledgements.versionId, versionId))
    .orderBy(asc(documentAcknowledgements.at), asc(accounts.id));
  const recipients = await db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(
      and(
        eq(accounts.clientId, clientId),
        eq(accounts.role, "client-administrator"),
        eq(accounts.state, "active"),
      ),
    )
    .orderBy(asc(byName(accounts.name)), asc(accounts.id));
  const ids = new Set(signed.map(({ id }) => id));
  const open = recipients.filter(({ id }) => !ids.has(id));
  return [...signed, ...open.map((person) => ({ ...person, at: undefined }))];
}

const listAccesses = (db: Database, documentId: string): Promise<DocumentAccess[]> =>
  db
    .select({
      name: accounts.name,
      how: documentAccesses.how,
      version: documentVersions.number,
      at: documentAccesses.at,
    })
    .from(documentAccesses)
    .innerJoin(documentVersions, eq(documentVersions.id, documentAccesses.versionId))
    .innerJoin(accounts, eq(accounts.id, documentAccesses.accountId))
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(desc(documentAccesses.at), desc(documentAccesses.id))
    .limit(200);

export interface DocumentFile extends FoundFile {
  versionId: string;
}

/** @param number of the version; the current one where absent */
export async function findDocumentFile(
  db: Database,
  actor: Actor,
  id: string,
  number?: number,
): Promise<DocumentFile | undefined> {
  const [row] = await db
    .select({ file: files, versionId: documentVersions.id })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.documentId, documents.id))
    .innerJoin(files, eq(files.id, documentVersions.fileId))
    .where(
      and(
        eq(documents.id, id),
        isVisibleDocument(actor),
        number === undefined ? isCurrent : eq(documentVersions.number, number),
        eq(files.state, "stored"),
        eq(files.isHeld, false),
      ),
    );
  if (row === undefined) return undefined;
  const { file, versionId } = row;
  const { kind, name, bytes } = file;
  return { id: file.id, kind, name, bytes, key: keyOf(file), thumbnailKey: undefined, versionId };
}
