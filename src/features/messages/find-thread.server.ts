import { and, desc, eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { type FileListRow, listFiles } from "#platform/files/list-files.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isClientRole, type Role } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import type { WrittenLanguage, WrittenWords } from "#platform/language/written-words.ts";
import { languageOfTyped, messageText, messageWords, threadSubject } from "./made-words.server.ts";
import { positionOf } from "./message-position.server.ts";
import { threadMessages, threads } from "./tables/threads.ts";
import { findAbout, type ThreadAbout } from "./thread-about.server.ts";
import { isVisibleThread } from "./visible-threads.server.ts";

export const messagesAPage = 100;

export interface ThreadMessage {
  id: string;
  position: number;
  /** Empty where there are files alone. */
  text: string;
  /** The same, with what was typed apart from what the product says around it. */
  words: WrittenWords;
  /** The language it was typed in; undefined where the product adds words of its own. */
  language: WrittenLanguage;
  files: readonly FileListRow[];
  sentAt: Date;
  /** Key from the browser that sent it, whose own copy gives way to this one. */
  attempt: string;
  author: { name: string; role: Role; isStaff: boolean; isMe: boolean };
}

export interface Thread {
  id: string;
  subject: string;
  subjectLanguage: WrittenLanguage;
  clientId: string;
  clientName: string;
  facilityId: string;
  facilityName: string;
  /** The facility's, an IANA name. */
  timeZone: string;
  /** Undefined also where the actor may not open it. */
  about: ThreadAbout | undefined;
  startedAt: Date;
  /** Oldest first, the newest of them or those before one. */
  messages: ThreadMessage[];
  /** True if there are older messages. */
  hasOlder: boolean;
}

/** Undefined for a thread that the actor may not see. @param before id of a message: shows the page before it */
export async function findThread(
  db: Database,
  actor: Actor,
  id: string,
  before?: string,
): Promise<Thread | undefined> {
  const [thread] = await db
    .select({
      id: threads.id,
      subject: threads.subject,
      language: threads.language,
      made: threads.made,
      clientId: threads.clientId,
      clientName: clients.name,
      facilityId: threads.facilityId,
      facilityName: facilities.name,
      timeZone: facilities.timeZone,
      startedAt: threads.startedAt,
      workOrderId: threads.workOrderId,
      invoiceId: threads.invoiceId,
      documentId: threads.documentId,
      inspectionId: threads.inspectionId,
      visitId: threads.visitId,
    })
    .from(threads)
    .innerJoin(facilities, eq(facilities.id, threads.facilityId))
    .innerJoin(clients, eq(clients.id, threads.clientId))
    .where(and(eq(threads.id, id), isVisibleThread(actor)));
  if (thread === undefined) return undefined;
  const start = before && (await positionOf(db, actor, before));
  const rows = await readMessages(db, id, start || undefined);
  const page = rows.slice(0, messagesAPage).toReversed();
  const ids = page.map((message) => message.id);
  const files = await listFiles(db, "thread-message", ids);
  const messages = page.map(
    ({ authorId, authorName, authorRole, text, made, language, ...message }) => ({
      ...message,
      language: languageOfTyped({ language, made }),
      text: messageText({ text, made, language }, actor.language),
      words: messageWords({ text, made, language }, actor.language),
      files: files.get(message.id) ?? [],
      author: {
        name: authorName,
        role: authorRole,
        isStaff: !isClientRole(authorRole),
        isMe: authorId === actor.accountId,
      },
    }),
  );
  const { workOrderId, visitId, invoiceId, documentId, inspectionId, made, language, ...fields } =
    thread;
  const named = { workOrderId, visitId, invoiceId, documentId, inspectionId };
  const about = await findAbout(db, actor, named);
  const subject = threadSubject({ subject: thread.subject, made }, actor.language);
  return {
    ...fields,
    subject,
    subjectLanguage: languageOfTyped({ language, made }),
    about,
    messages,
    hasOlder: rows.length > messagesAPage,
  };
}

/** Newest first. The caller has checked that the actor may see the thread. */
const readMessages = (db: Database, threadId: string, before: number | undefined) =>
  db
    .select({
      id: threadMessages.id,
      position: threadMessages.position,
      text: threadMessages.text,
      language: threadMessages.language,
      made: threadMessages.made,
      sentAt: threadMessages.sentAt,
      attempt: threadMessages.attempt,
      authorId: threadMessages.authorId,
      authorName: accounts.name,
      authorRole: accounts.role,
    })
    .from(threadMessages)
    .innerJoin(accounts, eq(accounts.id, threadMessages.authorId))
    .where(
      and(
        eq(threadMessages.threadId, threadId),
        before === undefined ? undefined : lt(threadMessages.position, before),
      ),
    )
    .orderBy(desc(threadMessages.position))
    .limit(messagesAPage + 1);
