/** How the emails fare; read by the page of the system and by whoever scrapes figures. */
import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { emails } from "./tables/emails.ts";

export interface EmailBacklog {
  waiting: number;
  oldestWaitingSeconds: number;
  /** For these no attempt is left: a person has to act. Of thousands sent at once, nobody has to. */
  failed: number;
  lastSentAt: Date | undefined;
}

/** Where counting ends, as in lists. */
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
      (select extract(epoch from max(sent_at))::float8 from (
        select ${emails.sentAt} from ${emails} where ${emails.state} = 'sent'
        order by ${emails.createdAt} desc limit ${lookedAt}) as latest) as sent`);
  const { waiting, failed, oldest, sent } = rows[0] ?? {};
  return {
    waiting: Number(waiting),
    oldestWaitingSeconds: Math.max(0, Number(oldest)),
    failed: Number(failed),
    lastSentAt: sent === null ? undefined : new Date(Number(sent) * 1_000),
  };
}
