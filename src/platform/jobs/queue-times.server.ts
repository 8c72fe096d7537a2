import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { maxRetryWaitSeconds } from "./queue-options.server.ts";

/**
 * A clock that was ahead leaves jobs too far in the future: no job of these queues is due later than after
 * the longest wait between attempts.
 */
export async function repairQueueTimes(
  db: Database,
  queueNames: readonly string[],
): Promise<{ mails: number }> {
  const soon = sql`now() + make_interval(secs => ${maxRetryWaitSeconds * 2})`;
  const ours = sql`name in (${sql.join(
    queueNames.map((name) => sql`${name}`),
    sql`, `,
  )})`;
  const { rows } = await db.execute(sql`
    update pgboss.job set start_after = now()
    where ${ours} and state in ('created', 'retry') and start_after > ${soon} returning id`);
  await db.execute(sql`
    update pgboss.job set started_on = now()
    where ${ours} and state = 'active' and started_on > ${soon}`);
  await db.execute(sql`
    update pgboss.queue set
      monitor_claim_on = least(monitor_claim_on, now()),
      monitor_on = least(monitor_on, now()),
      maintain_on = least(maintain_on, now())
    where greatest(monitor_claim_on, monitor_on, maintain_on) > ${soon}`);
  await db.execute(sql`
    update pgboss.version set
      monitor_backoff_on = least(monitor_backoff_on, now()),
      bam_on = least(bam_on, now()),
      flow_on = least(flow_on, now())
    where greatest(monitor_backoff_on, bam_on, flow_on) > ${soon}`);
  return { mails: rows.length };
}
