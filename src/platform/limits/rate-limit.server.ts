import { gt, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { rateLimits } from "./tables/rate-limits.ts";

export interface RateLimit {
  uses: number;
  windowSeconds: number;
}

export interface Sender {
  form: string;
  addressHash: string;
}

export type LimitCheck = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export async function countRequest(
  db: Database | Transaction,
  sender: Sender,
  limit: RateLimit,
): Promise<LimitCheck> {
  const countedUse = sql`select ${`${sender.form}:${sender.addressHash}`}::text, 1`;
  const { rows } = await db.execute(countingStatement(countedUse, limit));
  const [row] = rows;
  if (row === undefined) throw new Error("The upsert of a rate limit returned no row");
  return checkLimit(row, limit);
}

/** Concurrent transactions differ by seconds in `now()`; clocks that jump, by more. */
const clockSlackSeconds = 60;
const maxWindowDays = 30;

/**
 * A window that ends later than one begun now was opened by a clock that was ahead, and is over.
 * @param uses query of rows with a bucket, each once, and how many uses to add
 */
export function countingStatement(uses: SQL, limit: RateLimit): SQL {
  const maxSeconds = limit.windowSeconds + clockSlackSeconds;
  const isOver = sql`${rateLimits.resetsAt} not between now() and now() + make_interval(secs => ${maxSeconds})`;
  return sql`
    insert into ${rateLimits} (bucket, used, resets_at)
    select added.bucket, added.uses, now() + make_interval(secs => ${limit.windowSeconds})
    from (${uses}) as added (bucket, uses)
    on conflict (bucket) do update set
      used = case when ${isOver} then excluded.used else ${rateLimits.used} + excluded.used end,
      resets_at = case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end
    returning bucket, used, ceil(extract(epoch from resets_at - now()))::int as seconds_left`;
}

export function checkLimit(row: Record<string, unknown>, limit: RateLimit): LimitCheck {
  if (Number(row.used) <= limit.uses) return { allowed: true };
  const secondsLeft = Math.min(Number(row.seconds_left), limit.windowSeconds);
  return { allowed: false, retryAfterSeconds: Math.max(1, secondsLeft) };
}

/** Deletes windows that are over, and those of a clock that was far ahead. */
export async function deleteExpiredRateLimits(db: Database): Promise<void> {
  const { resetsAt } = rateLimits;
  const beyond = sql`now() + make_interval(days => ${maxWindowDays})`;
  await db.delete(rateLimits).where(or(lt(resetsAt, sql`now()`), gt(resetsAt, beyond)));
}
