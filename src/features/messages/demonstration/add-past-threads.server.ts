/** Threads of the year before, which everybody has read: written at once. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { demoMoment } from "#demo/demo-moment.ts";
import type { Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import type { DemoPlaces } from "#platform/demonstration.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilityAssignments } from "#platform/identity/tables/assignments.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { threadMessages, threadReaders, threads } from "../tables/threads.ts";

export interface DemoPastThread {
  facility: string;
  subject: string;
  weekdaysAgo: number;
  messages: readonly (readonly [by: string, text: string])[];
}

/** Times of day at which a thread's messages are sent, in order. */
const times = ["09:12", "10:47", "14:05", "15:38"] as const;

export async function addPastThreads(
  tx: Transaction,
  past: readonly DemoPastThread[],
  { facilityOf, accountOf }: DemoPlaces,
  now: Date,
): Promise<void> {
  const zones = new Map(
    (await tx.select().from(facilities)).map(({ id, timeZone }) => [id, timeZone]),
  );
  const made = past.map(({ facility, subject, weekdaysAgo, messages }) => {
    const { id: facilityId, clientId } = facilityOf(facility);
    const place = { facilityId, clientId };
    const id = newId();
    const pastMessages = messages.map(([by, text], n) => ({
      ...place,
      id: newId(),
      threadId: id,
      authorId: accountOf(by),
      text,
      language: "en" as const,
      attempt: randomUUID(),
      sentAt: demoMoment([weekdaysAgo, times[n] ?? "16:20"], zones.get(facilityId) ?? "UTC", now),
    }));
    const [first] = pastMessages;
    if (first === undefined) throw new Error(`${subject} lacks its beginning`);
    const begun = { startedBy: first.authorId, startedAt: first.sentAt };
    return {
      thread: { ...place, ...begun, id, subject, language: "en" as const },
      messages: pastMessages,
    };
  });
  await tx.execute(
    insertRows(
      threads,
      made.map(({ thread }) => thread),
    ),
  );
  const messageRows = made
    .flatMap((pastThread) => pastThread.messages)
    .toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime());
  await tx.execute(insertRows(threadMessages, messageRows));
  // Each thread ends with a message of ours and counts as read, so that nobody gets an email about made-up
  // messages.
  await tx.execute(sql`update ${threads} set last_position = m.last, told_position = m.last
    from (select thread_id, max(position) as last from ${threadMessages} group by 1) as m
    where m.thread_id = ${threads.id}`);
  await tx.execute(sql`insert into ${threadReaders} (thread_id, account_id, read_position)
    select t.id, a.id, t.last_position from ${threads} as t join ${accounts} as a
      on a.role in ('administrator', 'account-manager')
      or (a.role = 'client-administrator' and a.client_id = t.client_id)
      or (a.role in ('supervisor', 'client-member') and exists (
        select from ${facilityAssignments} as f
        where f.account_id = a.id and f.facility_id = t.facility_id))`);
}
