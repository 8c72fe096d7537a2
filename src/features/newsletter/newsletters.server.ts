import { and, asc, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { keptAsFile } from "#platform/email/email-states.server.ts";
import { type EmailRow, emails } from "#platform/email/tables/emails.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Language } from "#platform/language/language.ts";
import type { NewsletterFigures, Outcome, RecipientFilter } from "./newsletter-types.ts";
import { isReader } from "./subscribers.server.ts";
import { subscribers } from "./tables/newsletter.ts";
import { type NewsletterRow, newsletters } from "./tables/newsletters.ts";

export interface NewsletterDetail extends NewsletterRow {
  createdByName: string;
  /** Counts at this moment, while it is being sent. */
  outcomes: Record<Outcome, number>;
}

/**
 * Empty for an actor who may not send newsletters. One row more than the limit is read, to know if there are
 * more.
 */
export async function listNewsletters(db: Database, actor: Actor, page: number, limit: number) {
  if (!may(actor, "newsletters.send")) return { rows: [], hasMore: false };
  const rows = await db
    .select()
    .from(newsletters)
    .orderBy(desc(newsletters.createdAt), desc(newsletters.id))
    .limit(limit + 1)
    .offset((page - 1) * limit);
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** Undefined for who may not send newsletters. */
export async function findNewsletter(
  db: Database,
  actor: Actor,
  id: string,
): Promise<NewsletterDetail | undefined> {
  if (!may(actor, "newsletters.send")) return undefined;
  const [row] = await db
    .select({ newsletter: newsletters, createdByName: accounts.name })
    .from(newsletters)
    .innerJoin(accounts, eq(accounts.id, newsletters.createdBy))
    .where(eq(newsletters.id, id));
  if (row === undefined) return undefined;
  return {
    ...row.newsletter,
    createdByName: row.createdByName,
    outcomes: { ...(await countOutcomes(db, id)), ...row.newsletter.figures },
  };
}

/** Number of readers who would get a newsletter now, by language. */
export async function countReaders(db: Database): Promise<Readonly<Record<Language, number>>> {
  const rows = await db
    .select({ language: subscribers.language, readers: sql<number>`count(*)::int` })
    .from(subscribers)
    .where(isReader)
    .groupBy(subscribers.language);
  const counts: Record<Language, number> = { en: 0, es: 0 };
  for (const { language, readers } of rows) counts[language] = readers;
  return counts;
}

export const isOfNewsletter = (id: string) =>
  and(eq(emails.aboutKind, "newsletter"), eq(emails.aboutId, id), eq(emails.message, "newsletter"));

const isQueued = sql`${emails.state} = 'queued'`;
const isFailed = sql`${emails.state} = 'failed'`;
const isHeld = sql`${emails.state} = 'held'`;

/** The last answer of an email that was taken back until nothing keeps its newsletter from leaving. */
export const heldBackReason = "newsletter-held-back";

/** Conditions on an email's stored state, by what the state means for its reader. */
const conditions: Readonly<Record<Outcome, SQL>> = {
  waiting: sql`(${isQueued} and ${emails.tries} = 0) or (${isHeld} and ${emails.lastAnswer} = ${heldBackReason})`,
  retrying: sql`${isQueued} and ${emails.tries} > 0`,
  delivered: sql`${emails.state} = 'sent' and ${emails.lastAnswer} is distinct from ${keptAsFile}`,
  kept: sql`${emails.state} = 'sent' and ${emails.lastAnswer} = ${keptAsFile}`,
  refused: sql`${isFailed} and ${emails.handedOverAt} is null`,
  uncertain: sql`${isFailed} and ${emails.handedOverAt} is not null`,
  left: sql`${isHeld} and ${emails.lastAnswer} is distinct from 'stopped'
    and ${emails.lastAnswer} is distinct from ${heldBackReason}`,
  stopped: sql`${isHeld} and ${emails.lastAnswer} = 'stopped'`,
};

export const isUncertain = conditions.uncertain;

const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

export async function countOutcomes(
  db: Database | Transaction,
  id: string,
): Promise<Record<Outcome, number>> {
  const [counts] = await db
    .select({
      waiting: counted(conditions.waiting),
      retrying: counted(conditions.retrying),
      delivered: counted(conditions.delivered),
      kept: counted(conditions.kept),
      refused: counted(conditions.refused),
      uncertain: counted(conditions.uncertain),
      left: counted(conditions.left),
      stopped: counted(conditions.stopped),
    })
    .from(emails)
    .where(isOfNewsletter(id));
  if (counts === undefined) throw new Error("an aggregate without a row");
  return counts;
}

export function settledFigures(counts: Record<Outcome, number>): NewsletterFigures {
  const { waiting: _, retrying: __, ...figures } = counts;
  return figures;
}

export interface RecipientRow {
  id: string;
  email: string;
  outcome: Outcome;
  /** The moment at which it was sent or handed over. */
  at: Date | null;
  /** The last answer of the mail server. */
  answer: string | null;
}

/** The order is that in which they were queued. The caller has found the newsletter for this actor. */
export async function listRecipients(
  db: Database,
  newsletterId: string,
  { outcome, words, after }: RecipientFilter,
  limit: number,
): Promise<{ rows: RecipientRow[]; next: string | undefined }> {
  const rows = await db
    .select()
    .from(emails)
    .where(
      and(
        isOfNewsletter(newsletterId),
        outcome && conditions[outcome],
        words === undefined
          ? undefined
          : sql`strpos(${emails.recipientMailbox}, ${words.toLowerCase()}) > 0`,
        after === undefined ? undefined : gt(emails.id, after),
      ),
    )
    .orderBy(asc(emails.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    rows: page.map(toRecipient),
    next: rows.length > limit ? page.at(-1)?.id : undefined,
  };
}

const toRecipient = (email: EmailRow): RecipientRow => ({
  id: email.id,
  email: email.recipient ?? "",
  outcome: outcomeOf(email),
  at: email.sentAt ?? email.handedOverAt,
  answer: email.state === "held" || email.state === "sent" ? null : email.lastAnswer,
});

function outcomeOf({ state, tries, handedOverAt, lastAnswer }: EmailRow): Outcome {
  switch (state) {
    case "queued":
      return tries === 0 ? "waiting" : "retrying";
    case "sent":
      return lastAnswer === keptAsFile ? "kept" : "delivered";
    case "failed":
      return handedOverAt === null ? "refused" : "uncertain";
    case "held":
      if (lastAnswer === heldBackReason) return "waiting";
      return lastAnswer === "stopped" ? "stopped" : "left";
  }
}

/** The audit calls a newsletter by its subject in the reader's language, or else in the other one. */
export async function readNewsletterNames(
  db: Database,
  ids: readonly string[],
): Promise<readonly { id: string; texts: NewsletterRow["texts"] }[]> {
  return db
    .select({ id: newsletters.id, texts: newsletters.texts })
    .from(newsletters)
    .where(inArray(newsletters.id, [...ids]));
}
