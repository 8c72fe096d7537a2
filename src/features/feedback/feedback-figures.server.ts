import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { scoreBands } from "./feedback-types.ts";
import { type FeedbackFilter, fitsFilter } from "./list-feedback.server.ts";
import { feedback } from "./tables/feedback.ts";

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
