import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { addressIn } from "#content/page-address.ts";
import type { Database } from "#platform/database/client.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { cursorColumn, rowAtCursor } from "#platform/records/place-cursor.server.ts";
import { placeCursor } from "#platform/records/place-cursor.ts";
import { newsletterServerMessages } from "./messages.server.ts";
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

/** Undefined for actors who may not see subscribers. */
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
  const place = rowAtCursor(after);
  const isBehind = place && sql`(${confirmedAt}, ${id}) ${sign} ${place}`;
  const inState = {
    subscribed: isReader,
    unsubscribed: isNotNull(unsubscribedAt),
    unreachable: isUnreachable,
  };
  const rows = await db
    .select({ subscriber: subscribers, place: cursorColumn(confirmedAt, id) })
    .from(subscribers)
    .where(and(inState[state], hasWords, isBehind))
    .orderBy(order(confirmedAt), order(id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    rows: page.map(({ subscriber }) => subscriber),
    next: rows.length > limit ? page.at(-1)?.place : undefined,
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

/** @param origin of the unsubscribe links @param timeZone of times, e.g. `America/Chicago` */
export function subscriberColumns(
  origin: string,
  timeZone: string,
  language: Language,
): readonly Column<SubscriberRow>[] {
  const { export: heads } = newsletterServerMessages(language);
  return [
    { name: heads.email, value: (subscriber) => subscriber.email },
    {
      name: heads.confirmed({ timeZone }),
      value: (subscriber) => localTime(subscriber.confirmedAt, timeZone),
    },
    {
      name: heads.requested({ timeZone }),
      value: (subscriber) => localTime(subscriber.requestedAt, timeZone),
    },
    { name: heads.requestedOnPage, value: (subscriber) => subscriber.requestedOnPage },
    {
      // The header of a mailing.
      name: "List-Unsubscribe",
      value: ({ language, unsubscribeToken }) =>
        `${origin}${addressIn(language, "/newsletter/unsubscribe")}?token=${unsubscribeToken}`,
    },
  ];
}

const schema = z.object({
  state: z.catch(z.enum(["subscribed", "unsubscribed", "unreachable"]), "subscribed"),
  words: z.catch(z.optional(z.string().check(z.trim(), z.maxLength(200))), undefined),
  sort: z.catch(z.enum(["newest", "oldest"]), "newest"),
  after: z.catch(z.optional(placeCursor), undefined),
});

export const subscriberFilter = (search: URLSearchParams): SubscriberFilter => {
  const filter = z.parse(schema, Object.fromEntries(search));
  return { ...filter, words: filter.words || undefined };
};

/** @throws 404 for people who may not see them */
export async function readSubscribers(
  route: RouteRequest,
  filter: SubscriberFilter,
  limit: number,
) {
  const actor = await requireStaff(route);
  const { db } = route.context.get(appContext);
  const page = await findSubscribers(db, actor, filter, limit);
  if (page === undefined) throw notFound();
  return {
    ...page,
    mayExport: may(actor, "records.export"),
    mayChange: may(actor, "newsletters.send"),
    language: actor.language,
  };
}
