import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import { type AboutKind, aboutFields } from "./about-fields.ts";
import { languageOfTyped, threadSubject } from "./made-words.server.ts";
import { threadMessages, threads } from "./tables/threads.ts";
import { hasUnread } from "./unread.server.ts";
import { isVisibleThread } from "./visible-threads.server.ts";

const maxShown = 20;

export interface RecordThread {
  id: string;
  subject: string;
  subjectLanguage: WrittenLanguage;
  lastAt: Date;
  /** The facility's, an IANA name. */
  timeZone: string;
  isUnread: boolean;
}

/** Only threads that the actor may read, with the newest message first. */
export async function listThreadsOfRecord(
  db: Database,
  actor: Actor,
  { kind, id }: { kind: AboutKind; id: string },
): Promise<RecordThread[]> {
  const isAbout = eq(threads[aboutFields[kind]], id);
  const rows = await db
    .select({
      id: threads.id,
      subject: threads.subject,
      language: threads.language,
      made: threads.made,
      lastAt: threadMessages.sentAt,
      timeZone: facilities.timeZone,
      isUnread: sql<boolean>`${hasUnread(actor)}`,
    })
    .from(threads)
    .innerJoin(facilities, eq(facilities.id, threads.facilityId))
    .innerJoin(
      threadMessages,
      and(
        eq(threadMessages.threadId, threads.id),
        eq(threadMessages.position, threads.lastPosition),
      ),
    )
    .where(and(isAbout, isVisibleThread(actor)))
    .orderBy(desc(threads.lastPosition))
    .limit(maxShown);
  return rows.map(({ subject, language, made, ...row }) => ({
    ...row,
    subjectLanguage: languageOfTyped({ language, made }),
    subject: threadSubject({ subject, made }, actor.language),
  }));
}
