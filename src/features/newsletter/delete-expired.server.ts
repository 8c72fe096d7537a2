import { and, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { emails } from "#platform/email/tables/emails.ts";
import { dayMs } from "#platform/format/durations.ts";
import { newsletterSignups, subscribers } from "./tables/newsletter.ts";

/** How long links of sent emails work (CAN-SPAM requires 30 days). */
const graceDays = 30;

export async function deleteExpiredAddresses(db: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - graceDays * dayMs);
  const { expiresAt, confirmedAt } = newsletterSignups;
  await db
    .delete(newsletterSignups)
    .where(or(and(isNull(confirmedAt), lt(expiresAt, now)), lt(expiresAt, longAgo)));
  await db.delete(subscribers).where(lt(subscribers.unsubscribedAt, longAgo));
  // Emails to a deleted address go with it; a queued one finds that it is not due.
  await db.delete(emails).where(sql`${emails.state} <> 'queued' and (
    (${emails.aboutKind} = 'newsletter-signup'
      and not exists (select from ${newsletterSignups} s where s.id = ${emails}.about_id))
    or (${emails.aboutKind} = 'subscriber'
      and not exists (select from ${subscribers} s where s.id = ${emails}.about_id))
    or (${emails.message} = 'newsletter'
      and not exists (select from ${subscribers} s
        where s.id::text = ${emails}.data ->> 'subscriberId')))`);
}
