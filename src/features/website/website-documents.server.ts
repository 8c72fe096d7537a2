/** The rows of edited documents: read, locked and written as a whole. */
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { changedFields, type FieldChanges } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { documentFields, flatFields } from "./document-fields.server.ts";
import { type DocumentName, isDocumentName } from "./shipped-documents.server.ts";
import { type StoredEdits, websiteDocuments, websiteVersions } from "./tables/website-documents.ts";

/** Processes listen to it, and read what is published again (`follow-website.server.ts`). */
export const websiteChannel = "website";

export interface WebsiteDocument {
  id: string;
  document: DocumentName;
  published: StoredEdits;
  draft: StoredEdits | null;
  publishAt: Date | null;
  publishBy: string | null;
  publishedAt: Date | null;
}

const columns = {
  id: websiteDocuments.id,
  document: websiteDocuments.document,
  published: websiteDocuments.published,
  draft: websiteDocuments.draft,
  publishAt: websiteDocuments.publishAt,
  publishBy: websiteDocuments.publishBy,
  publishedAt: websiteDocuments.publishedAt,
};

/** A row of a document that this version of the product does not have is none. */
export async function findWebsiteDocuments(
  db: Database | Transaction,
): Promise<ReadonlyMap<DocumentName, WebsiteDocument>> {
  const rows = await db.select(columns).from(websiteDocuments);
  return new Map(
    rows.flatMap(({ document, ...row }) =>
      isDocumentName(document) ? [[document, { ...row, document }]] : [],
    ),
  );
}

export async function findWebsiteDocument(
  db: Database | Transaction,
  document: DocumentName,
): Promise<WebsiteDocument | undefined> {
  const [row] = await db
    .select(columns)
    .from(websiteDocuments)
    .where(eq(websiteDocuments.document, document));
  return row && { ...row, document };
}

/**
 * All documents are locked in this one order, so that two people who change several never wait for each
 * other.
 */
export const inLockOrder = <Document>(
  documents: readonly Document[],
  nameOf: (document: Document) => DocumentName,
): Document[] =>
  documents.toSorted((one, other) =>
    nameOf(one) < nameOf(other) ? -1 : nameOf(one) > nameOf(other) ? 1 : 0,
  );

export interface NamedDraft {
  name: DocumentName;
  draft: StoredEdits;
}

/** Drafts that a person has to publish, in the order of publication; others have a time of their own. */
export const draftsWithoutTime = (rows: ReadonlyMap<DocumentName, WebsiteDocument>): NamedDraft[] =>
  inLockOrder(
    [...rows.values()].flatMap(({ document: name, draft, publishAt }) =>
      draft !== null && publishAt === null ? [{ name, draft }] : [],
    ),
    ({ name }) => name,
  );

/** The lock lasts until the transaction ends. The first edit inserts the row. */
export async function lockWebsiteDocument(
  tx: Transaction,
  document: DocumentName,
): Promise<WebsiteDocument> {
  await tx
    .insert(websiteDocuments)
    .values({ id: newId(), document, published: {} })
    .onConflictDoNothing();
  const [row] = await tx
    .select(columns)
    .from(websiteDocuments)
    .where(eq(websiteDocuments.document, document))
    .for("update");
  if (row === undefined) throw new Error(`the row of ${document} was deleted while it was locked`);
  return { ...row, document };
}

interface WebsiteEvent {
  kind: HistoryKindOf<"website-document">;
  actorId: string | null;
  change: FieldChanges;
}

/** A planned time is dropped, because whoever chose it has looked at the former draft and not at this one. */
export async function writeDraft(
  tx: Transaction,
  row: WebsiteDocument,
  draft: StoredEdits | null,
  event: WebsiteEvent,
): Promise<void> {
  const publishAt = null;
  await tx
    .update(websiteDocuments)
    .set({ draft, publishAt, publishBy: null })
    .where(eq(websiteDocuments.id, row.id));
  const record = { recordKind: "website-document", recordId: row.id } as const;
  await recordHistory(tx, { ...event, ...record });
  if (row.publishAt === null || event.kind === "draft-discarded") return;
  await recordHistory(tx, {
    ...record,
    kind: "publication-canceled",
    actorId: event.actorId,
    change: changedFields({ publishAt: row.publishAt.toISOString() }, { publishAt }),
  });
}

/** @param at null takes the time back: the draft stays */
export async function writePublicationTime(
  tx: Transaction,
  row: WebsiteDocument,
  at: Date | null,
  actorId: string,
): Promise<void> {
  await tx
    .update(websiteDocuments)
    .set({ publishAt: at, publishBy: at && actorId })
    .where(eq(websiteDocuments.id, row.id));
  await recordHistory(tx, {
    kind: at === null ? "publication-canceled" : "publication-planned",
    recordKind: "website-document",
    recordId: row.id,
    actorId,
    change: {
      before: { publishAt: row.publishAt?.toISOString() ?? null },
      after: { publishAt: at?.toISOString() ?? null },
    },
  });
}

/** The new address may only have a draft that was discarded, which is deleted. */
export async function moveDocument(
  tx: Transaction,
  { id, document }: WebsiteDocument,
  to: DocumentName,
  actorId: string,
): Promise<void> {
  await tx.delete(websiteDocuments).where(eq(websiteDocuments.document, to));
  await tx.update(websiteDocuments).set({ document: to }).where(eq(websiteDocuments.id, id));
  await recordHistory(tx, {
    kind: "article-moved",
    recordKind: "website-document",
    recordId: id,
    actorId,
    change: changedFields({ articleAddress: document }, { articleAddress: to }),
  });
}

interface Publisher {
  actorId: string | null;
  isOnSchedule: boolean;
}

/** All processes learn of it when the transaction has committed. */
export async function publishDraft(
  tx: Transaction,
  { id, published, draft }: WebsiteDocument,
  { actorId, isOnSchedule }: Publisher,
): Promise<void> {
  if (draft === null) return;
  const publishedAt = sql`clock_timestamp()`;
  await tx
    .update(websiteDocuments)
    .set({ published: draft, draft: null, publishAt: null, publishBy: null, publishedAt })
    .where(eq(websiteDocuments.id, id));
  await tx.insert(websiteVersions).values({
    id: newId(),
    documentId: id,
    edits: draft,
    publishedAt,
    publishedBy: actorId,
    isOnSchedule,
  });
  await recordHistory(tx, {
    kind: isOnSchedule ? "published-on-schedule" : "published",
    recordKind: "website-document",
    recordId: id,
    actorId,
    change: changedEdits(published, draft),
  });
  await tx.execute(sql`select pg_notify(${websiteChannel}, '')`);
}

/** A place that is no longer edited is as it was shipped again: an empty text says that. */
export function changedEdits(before: StoredEdits, after: StoredEdits): FieldChanges {
  const gone = Object.keys(before).filter((place) => !(place in after));
  return changedFields(before, {
    ...Object.fromEntries(gone.map((place) => [place, null])),
    ...after,
  });
}

export interface WebsiteVersion {
  id: string;
  edits: StoredEdits;
  publishedAt: Date;
  /** Null where the account is gone, and of early publications by the clock. */
  by: string | null;
  isOnSchedule: boolean;
}

export interface VersionsPage {
  rows: readonly WebsiteVersion[];
  /** The one before them, from which the last of them differs. */
  before: WebsiteVersion | undefined;
}

const shownVersions = 20;

/** @param page from 1 on, the latest first */
export async function listVersions(
  db: Database | Transaction,
  documentId: string,
  page: number,
): Promise<VersionsPage> {
  const rows = await db
    .select({
      id: websiteVersions.id,
      edits: websiteVersions.edits,
      publishedAt: websiteVersions.publishedAt,
      by: accounts.name,
      isOnSchedule: websiteVersions.isOnSchedule,
    })
    .from(websiteVersions)
    .leftJoin(accounts, eq(accounts.id, websiteVersions.publishedBy))
    .where(eq(websiteVersions.documentId, documentId))
    .orderBy(desc(websiteVersions.publishedAt), desc(websiteVersions.id))
    .offset((page - 1) * shownVersions)
    .limit(shownVersions + 1);
  return { rows: rows.slice(0, shownVersions), before: rows[shownVersions] };
}

export async function findVersion(
  tx: Transaction,
  documentId: string,
  id: string,
): Promise<StoredEdits | undefined> {
  const [row] = await tx
    .select({ edits: websiteVersions.edits })
    .from(websiteVersions)
    .where(and(eq(websiteVersions.documentId, documentId), eq(websiteVersions.id, id)));
  return row?.edits;
}

export const findDueDocuments = (db: Database) =>
  db
    .select({ document: websiteDocuments.document })
    .from(websiteDocuments)
    .where(
      and(
        isNotNull(websiteDocuments.draft),
        sql`${websiteDocuments.publishAt} <= clock_timestamp()`,
      ),
    );

/** Every field of a document by its stored place, as the form shows it. */
export const textsOfDocument = (
  document: DocumentName,
  stored: StoredEdits,
): Record<string, string> =>
  Object.fromEntries(
    flatFields(documentFields(document, stored)).map(({ place, value }) => [place, value]),
  );
