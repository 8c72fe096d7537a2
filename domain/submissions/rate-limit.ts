import { lt, sql } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { rateLimits } from "#database/tables/rate-limits.ts";

export interface RateLimit {
  uses: number;
  windowSeconds: number;
}

export type Use = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * Counts one use of a form by one address and tells whether it is within the limit. One statement
 * that several processes may run at once; the unlogged table costs no disk flush.
 */
export async function countUse(
  db: Database,
  sender: { form: string; addressHash: string },
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
        used: sql`case when ${isOver} then 1 else least(${rateLimits.used} + 1, ${limit.uses + 1}) end`,
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
