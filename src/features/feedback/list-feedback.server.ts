import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { isOnLocalDays } from "#features/facilities/read-calendars.server.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { categoryLabel } from "#features/work-orders/work-order-types.ts";
import type { Database } from "#platform/database/client.ts";
import { formatQuarter } from "#platform/format/quarter-format.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import type { Language } from "#platform/language/language.ts";
import { daysToChange, type ScoreBand, scoreBands } from "./feedback-types.ts";
import { feedbackServerMessages } from "./messages.server.ts";
import { feedback } from "./tables/feedback.ts";
import { isOpenToGiver, isVisibleFeedback } from "./visible-feedback.server.ts";

export interface FeedbackFilter {
  clientId?: string | undefined;
  facilityId?: string | undefined;
  band?: ScoreBand | undefined;
  about?: "work-order" | "quarter" | undefined;
  /** Answered in the last so many days. */
  days?: number | undefined;
  /** Answered on these local days of the facility, ISO, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Id of the last row of the page before. */
  after?: string | undefined;
}

export type FeedbackListRow = Awaited<ReturnType<typeof selectFeedback>>[number];

export interface FeedbackPage {
  /** The latest answers first. */
  rows: FeedbackListRow[];
  next: string | undefined;
}

const feedbackAPage = 50;

/** Answers alone. */
export async function listFeedback(
  db: Database,
  actor: Actor,
  filter: FeedbackFilter,
  limit = feedbackAPage,
): Promise<FeedbackPage> {
  const behind =
    filter.after === undefined
      ? undefined
      : sql`(${feedback.answeredAt}, ${feedback.id}) < (select place.answered_at, place.id
          from ${feedback} as place where place.id = ${filter.after})`;
  const condition = and(fitsFilter(actor, filter), behind);
  const rows = await selectFeedback(db, condition, limit + 1);
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? page.at(-1)?.id : undefined };
}

export const countFeedback = (
  db: Database,
  actor: Actor,
  filter: Omit<FeedbackFilter, "after">,
): Promise<number> => db.$count(feedback, fitsFilter(actor, filter));

/** The questions that wait for this person's answer, the newest first. */
export const listQuestions = (db: Database, actor: Actor): Promise<FeedbackListRow[]> =>
  selectFeedback(
    db,
    and(
      isVisibleFeedback(actor),
      eq(feedback.accountId, actor.accountId),
      isNull(feedback.answeredAt),
      isOpenToGiver(daysToChange),
    ),
    20,
  );

/** The question about a work order, if this person was asked it. */
export async function findOwnQuestion(
  db: Database,
  actor: Actor,
  workOrderId: string,
): Promise<FeedbackListRow | undefined> {
  const isOwn = eq(feedback.accountId, actor.accountId);
  const isAbout = eq(feedback.workOrderId, workOrderId);
  const [row] = await selectFeedback(db, and(isVisibleFeedback(actor), isOwn, isAbout), 1);
  return row;
}

export async function findFeedback(
  db: Database,
  actor: Actor,
  id: string,
): Promise<FeedbackListRow | undefined> {
  const [row] = await selectFeedback(db, and(isVisibleFeedback(actor), eq(feedback.id, id)), 1);
  return row;
}

/** Answers that the actor sees, as they were asked for. */
function fitsFilter(actor: Actor, filter: FeedbackFilter): SQL | undefined {
  const { clientId, facilityId, band, about, days } = filter;
  const span = band && scoreBands[band];
  return and(
    isVisibleFeedback(actor),
    isNotNull(feedback.answeredAt),
    clientId === undefined ? undefined : eq(feedback.clientId, clientId),
    facilityId === undefined ? undefined : eq(feedback.facilityId, facilityId),
    span && sql`${feedback.score} between ${span.from} and ${span.to}`,
    about === "work-order" ? isNotNull(feedback.workOrderId) : undefined,
    about === "quarter" ? isNotNull(feedback.quarter) : undefined,
    days === undefined
      ? undefined
      : lt(sql`now() - make_interval(days => ${days})`, feedback.answeredAt),
    isOnLocalDays(feedback.answeredAt, feedback.facilityId, filter),
  );
}

/** The text can begin a sentence. */
export function formatFeedbackAbout(
  { number, category, quarter }: FeedbackListRow,
  language: Language,
): string {
  if (quarter !== null)
    return feedbackServerMessages(language).ourWork({ span: formatQuarter(quarter, language) });
  return [categoryLabel(category ?? "", language), number].filter(Boolean).join(", ");
}

const selectFeedback = (db: Database, where: SQL | undefined, limit: number) =>
  db
    .select({
      id: feedback.id,
      clientId: feedback.clientId,
      clientName: clients.name,
      facilityId: feedback.facilityId,
      facilityName: facilities.name,
      timeZone: facilities.timeZone,
      accountId: feedback.accountId,
      giver: accounts.name,
      workOrderId: feedback.workOrderId,
      number: workOrders.number,
      category: workOrders.category,
      quarter: feedback.quarter,
      askedAt: feedback.askedAt,
      expiresAt: feedback.expiresAt,
      score: feedback.score,
      reason: feedback.reason,
      language: feedback.language,
      answeredAt: feedback.answeredAt,
      changedAt: feedback.changedAt,
      threadId: feedback.threadId,
      isOpen: isOpenToGiver(daysToChange).mapWith(Boolean),
    })
    .from(feedback)
    .innerJoin(clients, eq(clients.id, feedback.clientId))
    .innerJoin(facilities, eq(facilities.id, feedback.facilityId))
    .innerJoin(accounts, eq(accounts.id, feedback.accountId))
    .leftJoin(workOrders, eq(workOrders.id, feedback.workOrderId))
    .where(where)
    .orderBy(desc(feedback.answeredAt), desc(feedback.askedAt), desc(feedback.id))
    .limit(limit);

export interface FeedbackFigures {
  answers: number;
  low: number;
  middle: number;
  high: number;
  /** Average of all scores; undefined where there are none. */
  average: number | undefined;
  /** Share of 9 to 10 minus share of 0 to 6, from -100 to 100. */
  balance: number | undefined;
}

/** Counts every answer that matches, whatever band of scores the filter chooses. */
export async function readFeedbackFigures(
  db: Database,
  actor: Actor,
  filter: FeedbackFilter,
): Promise<FeedbackFigures> {
  const within = ({ from, to }: { from: number; to: number }) =>
    sql<number>`count(*) filter (where ${feedback.score} between ${from} and ${to})::int`;
  const [row] = await db
    .select({
      answers: sql<number>`count(*)::int`,
      low: within(scoreBands.low),
      middle: within(scoreBands.middle),
      high: within(scoreBands.high),
      sum: sql<number>`coalesce(sum(${feedback.score}), 0)::int`,
    })
    .from(feedback)
    .where(fitsFilter(actor, { ...filter, band: undefined }));
  const { answers = 0, low = 0, middle = 0, high = 0, sum = 0 } = row ?? {};
  const isEmpty = answers === 0;
  return {
    answers,
    low,
    middle,
    high,
    average: isEmpty ? undefined : sum / answers,
    balance: isEmpty ? undefined : Math.round(((high - low) / answers) * 100),
  };
}
