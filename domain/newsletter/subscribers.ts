import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { type SubscriberRow, subscribers } from "#database/tables/newsletter.ts";
import { type RecordPage, standsAfter } from "#domain/submissions/record-page.ts";

/** Confirmed addresses, newest first; those that unsubscribed lately are among them, and say so. */
export function listSubscribers(
  db: Database,
  { limit, after }: RecordPage = {},
): Promise<SubscriberRow[]> {
  const newestFirst = db
    .select()
    .from(subscribers)
    .where(standsAfter(subscribers, subscribers.confirmedAt, subscribers.id, after))
    .orderBy(desc(subscribers.confirmedAt), desc(subscribers.id));
  return limit === undefined ? newestFirst : newestFirst.limit(limit);
}

export async function isSubscribed(db: Database, mailbox: string): Promise<boolean> {
  const isActive = and(eq(subscribers.mailbox, mailbox), isNull(subscribers.unsubscribedAt));
  return (await db.$count(subscribers, isActive)) > 0;
}

export async function findSubscriber(db: Database, id: string): Promise<SubscriberRow | undefined> {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return subscriber;
}
