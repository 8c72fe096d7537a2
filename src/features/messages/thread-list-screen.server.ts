import { and, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { formatFileCount } from "#platform/files/format-file-count.server.ts";
import { listFiles } from "#platform/files/list-files.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import { maxCounted } from "#platform/search/count-limits.ts";
import { searchedWords } from "#platform/search/searched-words.server.ts";
import { languageOfTyped, messageText, threadSubject } from "./made-words.server.ts";
import { positionOf } from "./message-position.server.ts";
import { threadMessages, threads } from "./tables/threads.ts";
import { hasUnread } from "./unread.server.ts";
import { isVisibleThread } from "./visible-threads.server.ts";

export const threadsAPage = 50;
const excerptLength = 160;

export interface ThreadFilter {
  /** All of these words must be in the subject, or all in one message. */
  words?: string | undefined;
  clientId?: string | undefined;
  facilityId?: string | undefined;
  unread?: boolean | undefined;
  /** Its latest message is of a client's person. */
  unanswered?: boolean | undefined;
  /** Id of a message: threads whose latest one is older. */
  before?: string | undefined;
}

export interface ThreadListRow {
  id: string;
  subject: string;
  subjectLanguage: WrittenLanguage;
  facilityName: string;
  /** The facility's, an IANA name. */
  timeZone: string;
  clientName: string;
  isUnread: boolean;
  last: {
    id: string;
    at: Date;
    authorName: string;
    isMine: boolean;
    excerpt: string;
    language: WrittenLanguage;
    /** A count of attachments, e.g. "2 photos". */
    files: string;
  };
}

export interface ThreadPage {
  rows: ThreadListRow[];
  /** The value of `before` for the next page, if there is one. */
  next: string | undefined;
}

/** Newest first; empty for who uses no threads. */
export async function listThreads(
  db: Database,
  actor: Actor,
  { words, clientId, facilityId, unread, unanswered, before }: ThreadFilter = {},
  limit = threadsAPage,
): Promise<ThreadPage> {
  const start = before && (await positionOf(db, actor, before));
  const narrowed = await narrowByWords(db, words);
  // Chosen before anything is joined: a page of fifty costs the same among fifty thousand.
  const chosen = db
    .select({ id: threads.id })
    .from(threads)
    .where(
      and(
        isVisibleThread(actor),
        clientId === undefined ? undefined : eq(threads.clientId, clientId),
        facilityId === undefined ? undefined : eq(threads.facilityId, facilityId),
        start ? lt(threads.lastPosition, start) : undefined,
        unread ? hasUnread(actor) : undefined,
        unanswered ? eq(threads.awaitsAnswer, true) : undefined,
        narrowed,
      ),
    )
    .orderBy(desc(threads.lastPosition))
    .limit(limit + 1)
    .as("chosen");
  const rows = await db
    .select({
      id: threads.id,
      subject: threads.subject,
      typedSubject: threads.language,
      madeSubject: threads.made,
      facilityName: facilities.name,
      timeZone: facilities.timeZone,
      clientName: clients.name,
      isUnread: sql<boolean>`${hasUnread(actor)}`,
      messageId: threadMessages.id,
      at: threadMessages.sentAt,
      authorId: threadMessages.authorId,
      authorName: accounts.name,
      excerpt: sql<string>`left(${threadMessages.text}, ${excerptLength})`,
      typed: threadMessages.language,
      made: threadMessages.made,
    })
    .from(chosen)
    .innerJoin(threads, eq(threads.id, chosen.id))
    .innerJoin(facilities, eq(facilities.id, threads.facilityId))
    .innerJoin(clients, eq(clients.id, threads.clientId))
    .innerJoin(
      threadMessages,
      and(
        eq(threadMessages.threadId, threads.id),
        eq(threadMessages.position, threads.lastPosition),
      ),
    )
    .innerJoin(accounts, eq(accounts.id, threadMessages.authorId))
    .orderBy(desc(threads.lastPosition));
  const page = rows.slice(0, limit);
  const ids = page.map(({ messageId }) => messageId);
  const files = await listFiles(db, "thread-message", ids);
  const { language } = actor;
  const listed = page.map(
    ({
      messageId: id,
      at,
      authorId,
      authorName,
      excerpt: text,
      typed,
      made,
      typedSubject,
      madeSubject,
      ...row
    }) => ({
      ...row,
      subjectLanguage: languageOfTyped({ language: typedSubject, made: madeSubject }),
      subject: threadSubject({ subject: row.subject, made: madeSubject }, language),
      last: {
        id,
        at,
        authorName,
        excerpt: messageText({ text, made, language: typed }, language),
        language: languageOfTyped({ language: typed, made }),
        isMine: authorId === actor.accountId,
        files: formatFileCount(files.get(id) ?? [], language),
      },
    }),
  );
  return { rows: listed, next: rows.length > limit ? listed.at(-1)?.last.id : undefined };
}

export async function countThreads(db: Database, actor: Actor): Promise<number> {
  const counted = db
    .select({ id: threads.id })
    .from(threads)
    .where(isVisibleThread(actor))
    .limit(501);
  return db.$count(counted.as("some"));
}

/**
 * All words must be in the subject, or all in one message. Rare words are looked up by the indexes first,
 * which no condition over two tables could use; frequent ones are soon found by walking through the threads.
 */
async function narrowByWords(db: Database, words = ""): Promise<SQL | undefined> {
  const searchWords = searchedWords(words);
  if (searchWords.length === 0) return words.trim() === "" ? undefined : sql`false`;
  const query = sql`to_tsquery('simple', ${searchWords.join(" & ")})`;
  const limit = maxCounted + 1;
  const [bySubject, byMessage] = await Promise.all([
    db
      .select({ id: threads.id })
      .from(threads)
      .where(sql`${threads.words} @@ ${query}`)
      .limit(limit),
    db
      .select({ id: threadMessages.threadId })
      .from(threadMessages)
      .where(sql`${threadMessages.words} @@ ${query}`)
      .limit(limit),
  ]);
  if (Math.max(bySubject.length, byMessage.length) < limit) {
    const ids = new Set([...bySubject, ...byMessage].map(({ id }) => id));
    return ids.size === 0 ? sql`false` : inArray(threads.id, [...ids]);
  }
  return sql`(${threads.words} @@ ${query} or exists (
    select from ${threadMessages} as found where found.thread_id = ${threads.id}
      and found.words @@ ${query}))`;
}
