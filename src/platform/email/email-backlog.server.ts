/** Counts the emails by their state, for the page of the system and for whoever scrapes figures. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { keptAsFile } from "./email-states.server.ts";
import { emails } from "./tables/emails.ts";

export interface EmailBacklog {
  waiting: number;
  oldestWaitingSeconds: number;
  /** Emails without an attempt left: a person has to act. Those of thousands sent at once are left out. */
  failed: number;
  lastSentAt: Date | undefined;
  /** The latest email that only became a file, without a mail server: nobody has received it. */
  lastKeptAt: Date | undefined;
}

/** Counting ends here, as in lists. */
export const maxCountedEmails = 10_000;
/** The latest one that left is among those that were written last. */
const lookedAt = 200;

export async function readEmailBacklog(db: Database): Promise<EmailBacklog> {
  const { rows } = await db.execute(sql`
    select
      (select count(*)::int from (
        select from ${emails} where ${emails.state} = 'queued' limit ${maxCountedEmails}) as counted) as waiting,
      (select count(*)::int from (
        select from ${emails} where ${emails.state} = 'failed' and not ${emails.isBulk}
        limit ${maxCountedEmails}) as counted) as failed,
      (select coalesce(extract(epoch from now() - min(${emails.createdAt})), 0)::float8
        from ${emails} where ${emails.state} = 'queued') as oldest,
      ${latestOf(sql`is distinct from`)} as sent,
      ${latestOf(sql`=`)} as kept`);
  const { waiting, failed, oldest, sent, kept } = rows[0] ?? {};
  return {
    waiting: Number(waiting),
    oldestWaitingSeconds: Math.max(0, Number(oldest)),
    failed: Number(failed),
    lastSentAt: momentOf(sent),
    lastKeptAt: momentOf(kept),
  };
}

const latestOf = (comparedWith: SQL) => sql`(select extract(epoch from max(sent_at))::float8 from (
  select ${emails.sentAt} from ${emails}
  where ${emails.state} = 'sent' and ${emails.lastAnswer} ${comparedWith} ${keptAsFile}
  order by ${emails.createdAt} desc limit ${lookedAt}) as latest)`;

const momentOf = (seconds: unknown): Date | undefined =>
  seconds === null ? undefined : new Date(Number(seconds) * 1_000);
