/** Nobody is signed in on an own page: the link alone is the key. */
import { and, count, eq, gt, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { emailAbout } from "#platform/email/record-emails.server.ts";
import { attachFiles } from "#platform/files/attach-files.server.ts";
import type { FileRefusal } from "#platform/files/file-types.ts";
import { type ArrivedFile, storeGuestFile } from "#platform/files/store-file.server.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import { attemptOfContent } from "#platform/forms/attempt-of-content.server.ts";
import type { Language } from "#platform/language/language.ts";
import { ofSubject, withdrawnSince } from "./own-page-entries.server.ts";
import type { OwnPageKindDefinition, OwnPageState } from "./own-page-kind.server.ts";
import type { OpenedOwnPage, OwnPageSubject } from "./own-page-links.server.ts";
import { entriesADay, maxEntries, type OwnPageEntryKind } from "./own-page-types.ts";
import { type OwnPageEntryRow, ownPageEntries } from "./tables/own-pages.ts";

interface Context {
  db: Database;
  queue: PgBoss;
}

export type OwnPageProblem =
  | "gone"
  /** It was withdrawn. */
  | "withdrawn"
  /** It is decided or closed. */
  | "closed"
  /** Something was signed, which no press takes back. */
  | "signed"
  /** Neither a word nor a file. */
  | "nothing"
  | "too-many";

export type OwnPageResult =
  | { ok: true; what: OwnPageEntryKind }
  | { ok: false; reason: OwnPageProblem }
  | { ok: false; reason: "too-many-today"; retryAfterSeconds: number }
  | { ok: false; reason: "file"; why: FileRefusal };

interface Addition {
  text: string;
  /** The language of the page on which it was typed. */
  language: Language;
  attempt: string;
  file: ArrivedFile | undefined;
  /** Keyed hash of the network address. */
  addressHash: string;
}

/** A remark, a file, or both. The same form twice is one entry; another content under its key is another one. */
export async function addToOwnPage(
  context: Context & { files: FileStorage },
  kind: OwnPageKindDefinition,
  { kind: name, subjectId }: OpenedOwnPage,
  { text, language, attempt: sentAttempt, file, addressHash }: Addition,
): Promise<OwnPageResult> {
  const { db, queue } = context;
  const subject = { kind: name, subjectId };
  if (text === "" && file === undefined) return { ok: false, reason: "nothing" };
  const attempt = attemptOfContent(sentAttempt, JSON.stringify([text, file?.sha256 ?? ""]));
  // This first check comes before the file: a refusal costs no storage, and a repeated form stores no second
  // copy.
  const early = await db.transaction((tx) => judgeAddition(tx, kind, subject, attempt));
  if ("ok" in early) return early;
  const stored = file && (await storeGuestFile(context, file, addressHash));
  if (stored?.ok === false) return { ok: false, reason: "file", why: stored.reason };
  return db.transaction(async (tx): Promise<OwnPageResult> => {
    const state = await judgeAddition(tx, kind, subject, attempt);
    if ("ok" in state) return state;
    const id = newId();
    await tx
      .insert(ownPageEntries)
      .values({ id, ...subject, what: "added", text, language, attempt });
    if (stored !== undefined)
      await attachFiles(tx, [stored.file.id], {
        recordKind: "own-page-entry",
        recordId: id,
        clientId: null,
        facilityId: null,
      });
    await tell(tx, queue, kind, { id, subjectId, what: "added" }, state);
    return { ok: true, what: "added" };
  });
}

/**
 * The record is locked.
 * @returns its state if something may be added, else the answer
 */
async function judgeAddition(
  tx: Transaction,
  kind: OwnPageKindDefinition,
  subject: OwnPageSubject,
  attempt: string,
): Promise<OwnPageState | OwnPageResult> {
  const state = await kind.lock(tx, subject.subjectId);
  if (state === undefined) return { ok: false, reason: "gone" };
  const isOfSubject = ofSubject(subject);
  const isCopy = and(isOfSubject, eq(ownPageEntries.attempt, attempt));
  if ((await tx.$count(ownPageEntries, isCopy)) > 0) return { ok: true, what: "added" };
  if ((await withdrawnSince(tx, subject, state)) !== undefined)
    return { ok: false, reason: "withdrawn" };
  if (!state.isOpen) return { ok: false, reason: "closed" };
  if ((await tx.$count(ownPageEntries, isOfSubject)) >= maxEntries)
    return { ok: false, reason: "too-many" };
  const retryAfterSeconds = await findRetryAfter(tx, isOfSubject);
  return retryAfterSeconds === undefined
    ? state
    : { ok: false, reason: "too-many-today", retryAfterSeconds };
}

/** @returns seconds until the first of a full day's entries is a day old; undefined while there is room */
async function findRetryAfter(
  tx: Transaction,
  isOfSubject: ReturnType<typeof ofSubject>,
): Promise<number | undefined> {
  const dayAgo = sql`clock_timestamp() - interval '1 day'`;
  const [today] = await tx
    .select({
      entries: count(),
      seconds: sql<number>`ceil(extract(epoch from min(${ownPageEntries.sentAt}) - (${dayAgo})))::int`,
    })
    .from(ownPageEntries)
    .where(and(isOfSubject, gt(ownPageEntries.sentAt, dayAgo)));
  if (today === undefined || today.entries < entriesADay) return undefined;
  return Math.max(1, today.seconds);
}

/** Takes everything back. Done twice is done; what somebody has decided meanwhile stays. */
export const withdrawByOwnPage = (
  { db, queue }: Context,
  kind: OwnPageKindDefinition,
  { kind: name, subjectId }: OpenedOwnPage,
): Promise<OwnPageResult> =>
  db.transaction(async (tx): Promise<OwnPageResult> => {
    const subject = { kind: name, subjectId };
    const state = await kind.lock(tx, subjectId);
    if (state === undefined) return { ok: false, reason: "gone" };
    if ((await withdrawnSince(tx, subject, state)) !== undefined)
      return { ok: true, what: "withdrawn" };
    if (!state.isOpen) return { ok: false, reason: "closed" };
    if (state.isSigned) return { ok: false, reason: "signed" };
    const id = newId();
    await tx.insert(ownPageEntries).values({ id, ...subject, what: "withdrawn" });
    if (state.isHandled) await kind.withdraw(tx, queue, subjectId);
    await tell(tx, queue, kind, { id, subjectId, what: "withdrawn" }, state);
    return { ok: true, what: "withdrawn" };
  });

/** Everybody whom the form itself was sent to gets this as well. */
async function tell(
  tx: Transaction,
  queue: PgBoss,
  kind: OwnPageKindDefinition,
  { id, subjectId, what }: Pick<OwnPageEntryRow, "id" | "subjectId" | "what">,
  { isQuarantined }: OwnPageState,
): Promise<void> {
  await kind.follow(tx, subjectId, what);
  if (isQuarantined) return;
  const about = { kind: "own-page-entry", id } as const;
  await queueEmails(tx, queue, [emailAbout("own-page-entry-office", { office: true }, about)]);
}
