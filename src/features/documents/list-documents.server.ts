import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import type { Count, Database } from "#platform/database/client.ts";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import type { Finder } from "#platform/feature.server.ts";
import { files } from "#platform/files/tables/files.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { isOfClientNamed, isOfFacilityNamed } from "#platform/search/names.server.ts";
import { hasEachWord } from "#platform/search/searched-words.server.ts";
import { waitsForAcknowledgement } from "./acknowledgement-state.server.ts";
import { type DocumentClock, isCurrent, validityOf } from "./document-days.server.ts";
import {
  type DocumentFilter,
  type DocumentSort,
  type DocumentTab,
  documentTabs,
} from "./document-filter.ts";
import { documentServerMessages } from "./messages.server.ts";
import { documentMessages } from "./messages.ts";
import { documents, documentVersions } from "./tables/documents.ts";
import { isVisibleDocument } from "./visible-documents.server.ts";

const documentsAPage = 50;

export type DocumentListRow = Awaited<ReturnType<typeof selectListRows>>[number];

export interface DocumentPage {
  rows: DocumentListRow[];
  /** The number of the next page, if there is one. */
  next: number | undefined;
}

/** Documents that the reader has to acknowledge come first in every order. */
export async function listDocuments(
  db: Database,
  actor: Actor,
  filter: DocumentFilter,
  clock: DocumentClock,
  limit = documentsAPage,
): Promise<DocumentPage> {
  const condition = and(isInTab(actor, filter.tab, clock), fitsFilter(filter));
  const first = may(actor, "documents.acknowledge") ? [desc(waitsForAcknowledgement(actor))] : [];
  const rows = await selectListRows(db, actor, clock, condition)
    .orderBy(...first, ...orders[filter.sort], asc(documents.id))
    .limit(limit + 1)
    .offset((filter.page - 1) * limit);
  return { rows: rows.slice(0, limit), next: rows.length > limit ? filter.page + 1 : undefined };
}

const orders: Record<DocumentSort, SQL[]> = {
  ending: [sql`${documentVersions.validUntil} asc nulls last`, desc(documentVersions.addedAt)],
  newest: [desc(documentVersions.addedAt)],
  title: [asc(byName(documents.title))],
};

/** The row as lists show it; undefined for what the actor may not see. */
export async function findDocumentListRow(
  db: Database,
  actor: Actor,
  id: string,
  clock: DocumentClock,
): Promise<DocumentListRow | undefined> {
  const [row] = await selectListRows(db, actor, clock, eq(documents.id, id));
  return row;
}

export type DocumentCounts = Record<DocumentTab, number>;

/** Counts for each tab, with all other filters applied. */
export async function countDocuments(
  db: Database,
  actor: Actor,
  filter: Omit<DocumentFilter, "tab" | "sort" | "page">,
  clock: DocumentClock,
): Promise<DocumentCounts> {
  const counts = await Promise.all(
    documentTabs.map(async (tab) => {
      const condition = and(isInTab(actor, tab, clock), fitsFilter(filter));
      return [tab, await db.$count(selectIds(db, actor, condition).as("found"))] as const;
    }),
  );
  return Object.fromEntries(counts) as DocumentCounts;
}

export const countToAcknowledge = (db: Database, actor: Actor, clock: DocumentClock): Count =>
  db.$count(selectIds(db, actor, isInTab(actor, "to-acknowledge", clock)).as("found"));

function isInTab(actor: Actor, tab: DocumentTab, clock: DocumentClock): SQL | undefined {
  if (tab === "withdrawn") return isNotNull(documents.withdrawnAt);
  const isKept = isNull(documents.withdrawnAt);
  if (tab === "to-acknowledge") return and(isKept, waitsForAcknowledgement(actor));
  if (tab === "all") return isKept;
  return and(isKept, sql`${validityOf(clock)} = ${tab}`);
}

const documentWords = indexedWords(documents.title);

const fitsFilter = ({ clientId, facilityId, type, words }: Partial<DocumentFilter>) =>
  and(
    clientId === undefined ? undefined : eq(documents.clientId, clientId),
    facilityId === undefined ? undefined : eq(documents.facilityId, facilityId),
    type && eq(documents.type, type),
    words?.trim()
      ? hasEachWord(words, (query) =>
          or(
            sql`${documentWords} @@ ${query}`,
            isOfClientNamed(documents.clientId, query),
            isOfFacilityNamed(documents.facilityId, query),
          ),
        )
      : undefined,
  );

const selectIds = (db: Database, actor: Actor, condition: SQL | undefined) =>
  db
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(documentVersions, and(eq(documentVersions.documentId, documents.id), isCurrent))
    .innerJoin(clients, eq(clients.id, documents.clientId))
    .leftJoin(facilities, eq(facilities.id, documents.facilityId))
    .where(and(isVisibleDocument(actor), condition));

const selectListRows = (
  db: Database,
  actor: Actor,
  clock: DocumentClock,
  condition: SQL | undefined,
) =>
  db
    .select({
      id: documents.id,
      clientId: documents.clientId,
      clientName: clients.name,
      facilityId: documents.facilityId,
      facilityName: facilities.name,
      timeZone: facilities.timeZone,
      type: documents.type,
      title: documents.title,
      needsAcknowledgement: documents.needsAcknowledgement,
      withdrawnAt: documents.withdrawnAt,
      withdrawReason: documents.withdrawReason,
      withdrawLanguage: documents.withdrawLanguage,
      versionId: documentVersions.id,
      version: documentVersions.number,
      validFrom: documentVersions.validFrom,
      validUntil: documentVersions.validUntil,
      validity: validityOf(clock),
      addedAt: documentVersions.addedAt,
      addedName: accounts.name,
      waits: sql<boolean>`${waitsForAcknowledgement(actor)}`,
      fileKind: files.kind,
      fileName: files.name,
      bytes: files.bytes,
      isHeld: files.isHeld,
      fileState: files.state,
    })
    .from(documents)
    .innerJoin(documentVersions, and(eq(documentVersions.documentId, documents.id), isCurrent))
    .innerJoin(files, eq(files.id, documentVersions.fileId))
    .innerJoin(clients, eq(clients.id, documents.clientId))
    .innerJoin(accounts, eq(accounts.id, documentVersions.addedBy))
    .leftJoin(facilities, eq(facilities.id, documents.facilityId))
    .where(and(isVisibleDocument(actor), condition))
    .$dynamic();

/** Finds nothing for roles that may not read documents. */
export const documentFinder: Finder = {
  title: (language) => documentMessages(language).section,
  place: 60,
  async find({ db, actor, words, home, limit }) {
    const filter = { tab: "all", words, sort: "newest", page: 1 } as const;
    const { rows } = await listDocuments(db, actor, filter, currentDocumentClock(), limit);
    const { typesInText, validityInText } = documentServerMessages(actor.language);
    return rows.map((row) => ({
      to: `${home}/documents/${row.id}`,
      label: row.title,
      detail: [
        row.facilityName ?? row.clientName,
        typesInText[row.type],
        validityInText[row.validity],
      ].join(", "),
    }));
  },
};

export const currentDocumentClock = (): DocumentClock => ({
  now: new Date(),
  companyZone: company.timeZone,
});
