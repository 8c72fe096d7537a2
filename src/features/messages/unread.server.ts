/** A message is unread if another person wrote it after this person's account was accepted. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Count, Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { maxAttentionCount } from "#platform/search/count-limits.ts";
import { threadMessages, threadReaders, threads } from "./tables/threads.ts";
import { isVisibleThread } from "./visible-threads.server.ts";

/** Part of a query with `threads` in its `from`. */
export const hasUnread = ({ accountId }: Actor): SQL => sql`exists (
  select from ${threadMessages} as unread
  where unread.thread_id = ${threads.id} and unread.author_id <> ${accountId}
    and unread.position > coalesce((select ${threadReaders.readPosition} from ${threadReaders}
      where ${threadReaders.threadId} = ${threads.id}
        and ${threadReaders.accountId} = ${accountId}), 0)
    and unread.sent_at >= (select coalesce(${accounts.acceptedAt}, ${accounts.createdAt})
      from ${accounts} where ${accounts.id} = ${accountId}))`;

/** Threads with something unread, up to one more than is shown. */
export function countUnreadThreads(db: Database, actor: Actor): Count {
  const unreadThreads = db
    .select({ id: threads.id })
    .from(threads)
    .where(and(isVisibleThread(actor), hasUnread(actor)))
    .limit(maxAttentionCount + 1)
    .as("found");
  return db.$count(unreadThreads);
}

/** @param position of the last message that was shown; nothing where the thread is not visible */
export async function markThreadRead(
  db: Database,
  actor: Actor,
  threadId: string,
  position: number,
): Promise<void> {
  await db
    .insert(threadReaders)
    .select(
      db
        .select({
          threadId: sql<string>`${threads.id}`.as("thread_id"),
          accountId: sql<string>`${actor.accountId}::uuid`.as("account_id"),
          readPosition: sql<number>`least(${position}::bigint, ${threads.lastPosition})`.as(
            "read_position",
          ),
          emailedPosition: sql<number>`0::bigint`.as("emailed_position"),
        })
        .from(threads)
        .where(and(eq(threads.id, threadId), isVisibleThread(actor))),
    )
    .onConflictDoUpdate({
      target: [threadReaders.threadId, threadReaders.accountId],
      set: { readPosition: sql`greatest(${threadReaders.readPosition}, excluded.read_position)` },
      // Reading a page without new messages writes nothing, because pages are read more often than messages
      // come.
      setWhere: sql`${threadReaders.readPosition} < excluded.read_position`,
    });
}
