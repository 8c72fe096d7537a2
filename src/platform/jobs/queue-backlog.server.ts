/** Counts waiting jobs for the page of the system and for whoever scrapes figures. */
import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { formerQueues } from "./queue-options.server.ts";

export interface QueueBacklog {
  queue: string;
  /** Jobs that could be at work now, and how long the oldest of them has waited. */
  due: number;
  oldestDueSeconds: number;
  /** Jobs whose time is still to come, such as emails that are tried again later. */
  later: number;
}

/** Counting ends here, so that a look at a flood of jobs does not make it worse. */
export const maxCountedJobs = 10_000;

/** Uses the index from which pg-boss takes its next jobs. */
export async function readQueueBacklog(db: Database): Promise<QueueBacklog[]> {
  const waiting = sql`
    select start_after from pgboss.job
    where name = queues.name and state < 'active' and not blocked`;
  const { rows } = await db.execute(sql`
    select queues.name, due.jobs as due, due.oldest, later.jobs as later
    from pgboss.queue as queues
    cross join lateral (
      select count(*)::int as jobs,
        coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as oldest
      from (${waiting} and start_after <= now() limit ${maxCountedJobs}) as counted) as due
    cross join lateral (
      select count(*)::int as jobs
      from (${waiting} and start_after > now() limit ${maxCountedJobs}) as counted) as later
    where queues.name <> all(${`{${formerQueues.join(",")}}`}::text[])
      and queues.name not like '\\_\\_%'
    order by queues.name`);
  return rows.map(({ name, due, oldest, later }) => ({
    queue: String(name),
    due: Number(due),
    oldestDueSeconds: Math.max(0, Number(oldest)),
    later: Number(later),
  }));
}
