/** Tells people by email of messages that they have not read for ten minutes, of each once. */
import { inArray, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { isRecipient, people, wantsEmail } from "./recipients.server.ts";
import { threadMessages, threadReaders, threads } from "./tables/threads.ts";

const unreadMinutes = 10;
const threadsAtATime = 200;

interface Unread {
  threadId: string;
  accountId: string;
  email: string;
  position: number;
}

/** @returns how many threads were looked at; 200 where there may be more */
export function queueUnreadEmails({ db, queue }: { db: Database; queue: PgBoss }): Promise<number> {
  return db.transaction(async (tx) => {
    const threadIds = await claimThreads(tx);
    if (threadIds.length === 0) return 0;
    const due = await claimUnread(tx, threadIds);
    await queueEmails(
      tx,
      queue,
      due.map(({ threadId, accountId, email, position }) => ({
        message: "unread-messages" as const,
        to: email,
        about: { kind: "thread" as const, id: threadId },
        data: { accountId },
        key: `unread-messages:${threadId}:${accountId}:${position}`,
      })),
    );
    return threadIds.length;
  });
}

/** Threads with a message whose ten minutes are over, locked so that other processes skip them. */
async function claimThreads(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    update ${threads} set told_position = due.position
    from (
      select t.id, (select max(m.position) from ${threadMessages} as m
        where m.thread_id = t.id and ${isOldEnough}) as position
      from ${threads} as t
      where t.told_position < t.last_position and exists (select from ${threadMessages} as m
        where m.thread_id = t.id and m.position > t.told_position and ${isOldEnough})
      order by t.id limit ${threadsAtATime} for update skip locked
    ) as due
    where ${threads.id} = due.id
    returning ${threads.id} as id`);
  return rows.map(({ id }) => String(id));
}

const isOldEnough = sql`m.sent_at <= now() - make_interval(mins => ${sql.raw(String(unreadMinutes))})`;

/** An email tells of everything unread, also of what is younger: the next one is not due for it. */
async function claimUnread(tx: Transaction, threadIds: string[]): Promise<Unread[]> {
  const { rows } = await tx.execute(sql`
    with unread as (
      select t.id as thread_id, person.id as account_id, person.email, t.last_position as position
      from ${threads} as t
      join ${people} as person on ${isRecipient()} and ${wantsEmail}
      left join ${threadReaders} as r on r.thread_id = t.id and r.account_id = person.id
      where ${inArray(sql`t.id`, threadIds)} and exists (
        select from ${threadMessages} as m
        where m.thread_id = t.id and m.author_id <> person.id and m.sent_at >= person.since
          and m.position > greatest(r.read_position, r.emailed_position, 0)
          and ${isOldEnough})
    ), claimed as (
      insert into ${threadReaders} (thread_id, account_id, read_position, emailed_position)
      select thread_id, account_id, 0, position from unread
      on conflict (thread_id, account_id) do update set emailed_position = excluded.emailed_position
      returning thread_id, account_id
    )
    select unread.* from unread join claimed using (thread_id, account_id)`);
  return rows.map((row) => ({
    threadId: String(row.thread_id),
    accountId: String(row.account_id),
    email: String(row.email),
    position: Number(row.position),
  }));
}
