import { desc, eq } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { type SubscriberRow, subscribers } from "#database/tables/newsletter.ts";

/** Confirmed addresses, newest first; those that unsubscribed lately are among them, and say so. */
export function listSubscribers(
  db: Database,
  { limit }: { limit?: number } = {},
): Promise<SubscriberRow[]> {
  const newestFirst = db
    .select()
    .from(subscribers)
    .orderBy(desc(subscribers.confirmedAt), desc(subscribers.id));
  return limit === undefined ? newestFirst : newestFirst.limit(limit);
}

export async function findSubscriber(db: Database, id: string): Promise<SubscriberRow | undefined> {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return subscriber;
}
