/** These limits count failures only, in the table of all limits, so that processes share them. */
import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { rateLimits } from "#platform/limits/tables/rate-limits.ts";

export interface AttemptLimit {
  /** E.g. `sign-in-name:` and a keyed hash. */
  bucket: string;
  failures: number;
  windowSeconds: number;
}

export type Reservation =
  /** `isLast`: if this one fails, a limit is reached. */
  { ok: true; isLast: boolean } | { ok: false; retryAfterSeconds: number };

/** Seconds; a window that ends later than this was opened by a clock that was ahead: it is over. */
const clockSlackSeconds = 60;

/** Seconds until the next attempt is allowed; undefined if it is allowed now. Counts nothing. */
export async function findWait(
  db: Database,
  limits: readonly AttemptLimit[],
): Promise<number | undefined> {
  const { rows } = await db.execute(sql`
    select max(ceil(extract(epoch from ${rateLimits.resetsAt} - now())))::int as seconds
    from ${rateLimits} join ${listed(limits)} on l.bucket = ${rateLimits.bucket}
    where ${rateLimits.used} >= l.failures and ${rateLimits.resetsAt} > now()
      and ${rateLimits.resetsAt} <= now() + make_interval(secs => l.seconds + ${clockSlackSeconds})`);
  const seconds = rows[0]?.seconds;
  return typeof seconds === "number" ? within(limits, seconds) : undefined;
}

/** Counts a failure in advance, so that concurrent attempts cannot exceed a limit; see `giveBack`. */
export async function reserveAttempt(
  db: Database,
  limits: readonly AttemptLimit[],
): Promise<Reservation> {
  const isOver = sql`(${rateLimits.resetsAt} <= now()
    or ${rateLimits.resetsAt} > excluded.resets_at + make_interval(secs => ${clockSlackSeconds}))`;
  const { rows } = await db.execute(sql`
    with counted as (
      insert into ${rateLimits} (bucket, used, resets_at)
      select l.bucket, 1, now() + make_interval(secs => l.seconds)
      from ${listed(limits)} order by l.bucket
      on conflict (bucket) do update set
        used = case when ${isOver} then 1 else ${rateLimits.used} + 1 end,
        resets_at = case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end
      returning bucket, used, ceil(extract(epoch from resets_at - now()))::int as seconds_left
    )
    select max(case when counted.used > l.failures then counted.seconds_left end) as seconds,
      bool_or(counted.used = l.failures) as is_last
    from counted join ${listed(limits)} on l.bucket = counted.bucket`);
  const seconds = rows[0]?.seconds;
  if (typeof seconds !== "number") return { ok: true, isLast: rows[0]?.is_last === true };
  await giveBack(db, limits);
  return { ok: false, retryAfterSeconds: within(limits, seconds) };
}

const within = (limits: readonly AttemptLimit[], seconds: number): number =>
  Math.max(1, Math.min(seconds, Math.max(...limits.map(({ windowSeconds }) => windowSeconds))));

export async function giveBack(db: Database, limits: readonly AttemptLimit[]): Promise<void> {
  await db.execute(sql`
    update ${rateLimits} set used = greatest(0, ${rateLimits.used} - 1)
    from (select l.bucket from ${listed(limits)} order by l.bucket) as l
    where ${rateLimits.bucket} = l.bucket`);
}

function listed(limits: readonly AttemptLimit[]) {
  const rows = limits.map(
    ({ bucket, failures, windowSeconds }) =>
      sql`(${bucket}::text, ${failures}::int, ${windowSeconds}::int)`,
  );
  return sql`(values ${sql.join(rows, sql`, `)}) as l (bucket, failures, seconds)`;
}
