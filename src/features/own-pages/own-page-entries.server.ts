import { and, asc, desc, eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { type FileListRow, listFiles } from "#platform/files/list-files.server.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { newToken } from "#platform/identity/tokens.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { OwnPageState } from "./own-page-kind.server.ts";
import { type OwnPageSubject, ownPageLinksInsert } from "./own-page-links.server.ts";
import { maxEntries } from "./own-page-types.ts";
import { type OwnPageEntryRow, ownPageEntries } from "./tables/own-pages.ts";

export const ofSubject = ({ kind, subjectId }: OwnPageSubject) =>
  and(eq(ownPageEntries.kind, kind), eq(ownPageEntries.subjectId, subjectId));

/** In order. The caller has checked that its reader may see them. */
export async function listEntries(
  db: Database,
  subject: OwnPageSubject,
): Promise<(OwnPageEntryRow & { files: readonly FileListRow[] })[]> {
  const rows = await db
    .select()
    .from(ownPageEntries)
    .where(ofSubject(subject))
    .orderBy(asc(ownPageEntries.sentAt), asc(ownPageEntries.id))
    .limit(2 * maxEntries);
  const files = await listFiles(
    db,
    "own-page-entry",
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, files: files.get(row.id) ?? [] }));
}

/**
 * The moment it was withdrawn. If the office has opened it again since, at the sender's request, it is
 * withdrawn no longer.
 */
export async function withdrawnSince(
  db: Database | Transaction,
  subject: OwnPageSubject,
  { isOpen, isHandled }: OwnPageState,
): Promise<Date | undefined> {
  return isOpen && isHandled ? undefined : lastWithdrawal(db, subject);
}

async function lastWithdrawal(
  db: Database | Transaction,
  subject: OwnPageSubject,
): Promise<Date | undefined> {
  const [last] = await db
    .select({ sentAt: ownPageEntries.sentAt })
    .from(ownPageEntries)
    .where(and(ofSubject(subject), eq(ownPageEntries.what, "withdrawn")))
    .orderBy(desc(ownPageEntries.sentAt))
    .limit(1);
  return last?.sentAt;
}

/** True if the sender has withdrawn it, whatever the office has done since. */
export const hasWithdrawn = async (
  db: Database | Transaction,
  subject: OwnPageSubject,
): Promise<boolean> => (await lastWithdrawal(db, subject)) !== undefined;

/** The demonstration needs it, because nobody sends anything there. */
export async function addPastEntry(
  tx: Transaction,
  subject: OwnPageSubject,
  { text, language }: { text: string; language: Language },
  at: Date,
): Promise<void> {
  const { kind: recordKind, subjectId: recordId } = subject;
  await tx.execute(ownPageLinksInsert(recordKind, [{ id: recordId, ownPage: newToken() }]));
  await tx
    .insert(ownPageEntries)
    .values({ id: newId(), ...subject, what: "added", text, language, sentAt: at });
  await recordHistory(tx, {
    recordKind,
    recordId,
    kind: "added-by-sender",
    actorId: null,
    change: nothingChanged,
    at,
  });
}
