import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { DemoPlaces } from "#platform/demonstration.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { threadMessages, threadReaders, threads } from "../tables/threads.ts";

export interface DemoThread {
  facility: string;
  subject: string;
  /** Oldest first, by usernames of the demonstration. */
  messages: readonly { by: string; hoursAgo: number; text: string }[];
}

/** Part of a query that writes threads. */
const isOfClient = (accountId: string) =>
  sql`exists (select from ${accounts} as author
    where author.id = ${accountId} and author.client_id is not null)`;

export async function addDemoThreads(
  tx: Transaction,
  demoThreads: readonly DemoThread[],
  places: DemoPlaces,
  now: Date,
): Promise<void> {
  // Lists have the order in which messages came: that of the last one of each thread.
  const ended = ({ messages }: DemoThread) => messages.at(-1)?.hoursAgo ?? 0;
  for (const thread of demoThreads.toSorted((a, b) => ended(b) - ended(a)))
    await addThread(tx, thread, places, now);
}

async function addThread(
  tx: Transaction,
  { facility, subject, messages }: DemoThread,
  { facilityOf, accountOf }: DemoPlaces,
  now: Date,
): Promise<void> {
  const { id: facilityId, clientId } = facilityOf(facility);
  const place = { facilityId, clientId };
  const [first] = messages;
  if (first === undefined) throw new Error(`${subject} lacks its beginning`);
  const threadId = newId();
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000);
  await tx.insert(threads).values({
    ...place,
    id: threadId,
    subject,
    language: "en",
    startedBy: accountOf(first.by),
    startedAt: at(first.hoursAgo),
  });
  for (const { by, hoursAgo, text } of messages) {
    const authorId = accountOf(by);
    const [added] = await tx
      .insert(threadMessages)
      .values({
        ...place,
        id: newId(),
        threadId,
        authorId,
        text,
        language: "en",
        attempt: randomUUID(),
        sentAt: at(hoursAgo),
      })
      .returning({ position: threadMessages.position });
    const position = added?.position ?? 0;
    // Told already: nobody gets an email about what was made up.
    await tx
      .update(threads)
      .set({ lastPosition: position, toldPosition: position, awaitsAnswer: isOfClient(authorId) })
      .where(eq(threads.id, threadId));
    await tx
      .insert(threadReaders)
      .values({ threadId, accountId: authorId, readPosition: position })
      .onConflictDoUpdate({
        target: [threadReaders.threadId, threadReaders.accountId],
        set: { readPosition: position },
      });
  }
}
