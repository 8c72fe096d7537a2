import { lt, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { rateLimits } from "#database/tables/rate-limits.ts";

export interface RateLimit {
  uses: number;
  windowSeconds: number;
}

export interface Sender {
  form: string;
  /** Keyed hash of the network address. */
  addressHash: string;
}

export type Use = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Counts one use of a form by one address and tells whether it is within the limit. */
export async function countUse(
  db: Database | Transaction,
  sender: Sender,
  limit: RateLimit,
): Promise<Use> {
  const { rows } = await db.execute(countingStatement(sender, limit));
  const [row] = rows;
  if (row === undefined) throw new Error("The upsert of a rate limit returned no row");
  return judgeCount(row, limit);
}

/**
 * The upsert that counts: one statement, exact among several processes; the unlogged table costs no
 * disk flush.
 * @param source where it is part of a larger statement: `from` the rows that are counted
 */
export function countingStatement(sender: Sender, limit: RateLimit, source: SQL = sql``): SQL {
  const nextReset = sql`now() + make_interval(secs => ${limit.windowSeconds})`;
  const isOver = sql`${rateLimits.resetsAt} <= now()`;
  return sql`
    insert into ${rateLimits} (bucket, used, resets_at)
    select ${`${sender.form}:${sender.addressHash}`}, 1, ${nextReset} ${source}
    on conflict (bucket) do update set
      used = case when ${isOver} then 1 else ${rateLimits.used} + 1 end,
      resets_at = case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end
    returning used, ceil(extract(epoch from resets_at - now()))::int as seconds_left`;
}

/** @param row `used` and `seconds_left`, as the counting statement returns them */
export function judgeCount(row: Record<string, unknown>, limit: RateLimit): Use {
  if (Number(row.used) <= limit.uses) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.max(1, Number(row.seconds_left)) };
}

/** Forgets the windows that are over. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
}
