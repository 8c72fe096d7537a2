import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { type SubscriberRow, subscribers } from "./tables/newsletter.ts";

export interface SubscriberFilter {
  /** Unsubscribed addresses are stored for a while, and must not be written to. */
  state: "subscribed" | "unsubscribed" | "unreachable";
  /** Part of the address. */
  words?: string | undefined;
  sort: "newest" | "oldest";
  after?: string | undefined;
}

/** One refusal may be a mistake of the mail server; three newsletters in a row are a mailbox that is gone. */
const maxRefusals = 3;

/** Confirmed, has not left, and can be reached: who gets a newsletter. */
export const isReader = and(
  isNull(subscribers.unsubscribedAt),
  lt(subscribers.refusals, maxRefusals),
);

export const isUnreachable = and(
  isNull(subscribers.unsubscribedAt),
  gte(subscribers.refusals, maxRefusals),
);

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
  const inState = {
    subscribed: isReader,
    unsubscribed: isNotNull(unsubscribedAt),
    unreachable: isUnreachable,
  };
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
      unreachable: await db.$count(subscribers, and(inState.unreachable, hasWords)),
    },
  };
}

export async function isSubscribed(db: Database, mailbox: string): Promise<boolean> {
  return (await db.$count(subscribers, and(eq(subscribers.mailbox, mailbox), isReader))) > 0;
}

export async function findSubscriber(db: Database, id: string): Promise<SubscriberRow | undefined> {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return subscriber;
}
