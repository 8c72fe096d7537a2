import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { type SubscriberRow, subscribers } from "./tables/newsletter.ts";

export interface SubscriberFilter {
  /** Unsubscribed addresses are stored for a while, and must not be written to. */
  state: "subscribed" | "unsubscribed";
  /** Part of the address. */
  words?: string | undefined;
  sort: "newest" | "oldest";
  after?: string | undefined;
}

/** Empty for actors who may not see subscribers. */
export async function findSubscribers(
  db: Database,
  actor: Actor,
  { state, words = "", sort, after }: SubscriberFilter,
  limit: number,
) {
  if (!may(actor, "subscribers.read")) return undefined;
  const { id, confirmedAt, unsubscribedAt, mailbox } = subscribers;
  const hasWords = words.trim()
    ? sql`strpos(${mailbox}, ${words.trim().toLowerCase()}) > 0`
    : undefined;
  const [order, sign] = sort === "oldest" ? [asc, sql`>`] : [desc, sql`<`];
  const isBehind =
    after &&
    sql`(${confirmedAt}, ${id}) ${sign} (
    select place.confirmed_at, place.id from ${subscribers} as place where place.id = ${after})`;
  const inState = { subscribed: isNull(unsubscribedAt), unsubscribed: isNotNull(unsubscribedAt) };
  const rows = await db
    .select()
    .from(subscribers)
    .where(and(inState[state], hasWords, isBehind || undefined))
    .orderBy(order(confirmedAt), order(id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    rows: page,
    next: rows.length > limit ? page.at(-1)?.id : undefined,
    counts: {
      subscribed: await db.$count(subscribers, and(inState.subscribed, hasWords)),
      unsubscribed: await db.$count(subscribers, and(inState.unsubscribed, hasWords)),
    },
  };
}

export async function isSubscribed(db: Database, mailbox: string): Promise<boolean> {
  const isActive = and(eq(subscribers.mailbox, mailbox), isNull(subscribers.unsubscribedAt));
  return (await db.$count(subscribers, isActive)) > 0;
}

export async function findSubscriber(db: Database, id: string): Promise<SubscriberRow | undefined> {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return subscriber;
}
