import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Database } from "#platform/database/client.ts";
import { undeliverableEmailQueue } from "#platform/jobs/queue-options.server.ts";
import { bulkPriority, type EmailJob, emailQueue } from "./queue-emails.server.ts";
import { emails } from "./tables/emails.ts";

/** Arbitrary; processes that start at the same moment queue one after the other. */
const requeueLock = 7_203_411;

/** Queued emails without a job, as after an update from an earlier version. @returns how many */
export function requeueEmails(db: Database, queue: PgBoss): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${requeueLock})`);
    const { rows } = await tx.execute(sql`
      select ${emails.id}, ${emails.isBulk} from ${emails} where ${emails.state} = 'queued' and not exists (
        select from pgboss.job
        where name in (${emailQueue}, ${undeliverableEmailQueue})
          and state in ('created', 'retry', 'active')
          and data ->> 'emailId' = ${emails}.id::text)`);
    const jobs = rows.map(({ id, is_bulk: isBulk }) => ({
      data: { emailId: String(id) } satisfies EmailJob,
      ...(isBulk === true && { priority: bulkPriority }),
    }));
    if (jobs.length > 0) await queue.insert(emailQueue, jobs, { db: fromDrizzle(tx, sql) });
    return jobs.length;
  });
}
