import { lt, sql } from "drizzle-orm";
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

/**
 * Counts one use of a form and tells whether it is within the limit. One statement, exact among
 * several processes; the unlogged table costs no disk flush.
 */
export async function countUse(
  db: Database | Transaction,
  sender: Sender,
  limit: RateLimit,
): Promise<Use> {
  const nextReset = sql`now() + make_interval(secs => ${limit.windowSeconds})`;
  const isOver = sql`${rateLimits.resetsAt} <= now()`;
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket: `${sender.form}:${sender.addressHash}`, used: 1, resetsAt: nextReset })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        used: sql`case when ${isOver} then 1 else ${rateLimits.used} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${nextReset} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      used: rateLimits.used,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
    });
  if (row === undefined) throw new Error("The upsert of a rate limit returned no row");
  if (row.used <= limit.uses) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.max(1, row.secondsLeft) };
}

/** Forgets the windows that are over. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
}
