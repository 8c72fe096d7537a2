import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { listFiles } from "#platform/files/list-files.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import { languageOfTyped, messageText, threadSubject } from "./made-words.server.ts";
import { threadMessages, threadReaders, threads } from "./tables/threads.ts";
import { isVisibleThread } from "./visible-threads.server.ts";

const maxPerEmail = 10;

export interface UnreadThread {
  subject: string;
  subjectLanguage: WrittenLanguage;
  facilityName: string;
  /** Oldest first, ten at most. */
  messages: {
    authorName: string;
    text: string;
    language: WrittenLanguage;
    fileNames: string[];
  }[];
}

/** Undefined if the person has read everything, or may not see the thread. */
export async function findUnread(
  db: Database,
  actor: Actor,
  threadId: string,
): Promise<UnreadThread | undefined> {
  const rows = await db
    .select({
      subject: threads.subject,
      subjectLanguage: threads.language,
      madeSubject: threads.made,
      facilityName: facilities.name,
      messageId: threadMessages.id,
      authorName: accounts.name,
      text: threadMessages.text,
      language: threadMessages.language,
      made: threadMessages.made,
    })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .innerJoin(facilities, eq(facilities.id, threads.facilityId))
    .innerJoin(accounts, eq(accounts.id, threadMessages.authorId))
    .leftJoin(
      threadReaders,
      and(eq(threadReaders.threadId, threads.id), eq(threadReaders.accountId, actor.accountId)),
    )
    .where(
      and(
        eq(threads.id, threadId),
        isVisibleThread(actor),
        ne(threadMessages.authorId, actor.accountId),
        sql`${threadMessages.position} > coalesce(${threadReaders.readPosition}, 0)`,
        sql`${threadMessages.sentAt} >= (select coalesce(me.accepted_at, me.created_at)
          from ${accounts} as me where me.id = ${actor.accountId})`,
      ),
    )
    .orderBy(asc(threadMessages.position))
    .limit(maxPerEmail);
  const [first] = rows;
  if (first === undefined) return undefined;
  const { subject, subjectLanguage, madeSubject, facilityName } = first;
  const ids = rows.map(({ messageId }) => messageId);
  const files = await listFiles(db, "thread-message", ids);
  return {
    subject: threadSubject({ subject, made: madeSubject }, actor.language),
    subjectLanguage: languageOfTyped({ language: subjectLanguage, made: madeSubject }),
    facilityName,
    messages: rows.map(({ messageId, authorName, text, language, made }) => ({
      authorName,
      language: languageOfTyped({ language, made }),
      text: messageText({ text, made, language }, actor.language),
      fileNames: (files.get(messageId) ?? []).map(({ name }) => name),
    })),
  };
}
