/** If an email to a prospect does not arrive, its owner is notified, and a first answer is owed again. */
import { eq, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import {
  lockOpportunity,
  standsAsAnswered,
} from "#features/opportunities/change-opportunity.server.ts";
import { oweFirstAnswerAgain } from "#features/opportunities/opportunity-commands.server.ts";
import type { OpportunityRow } from "#features/opportunities/tables/opportunities.ts";
import type { Transaction } from "#platform/database/client.ts";
import { emails } from "#platform/email/tables/emails.ts";
import { notifyAboutUndelivered } from "./notify-about-reply.server.ts";
import { opportunityEmails } from "./tables/opportunity-emails.ts";

/** It was given up: no mail server takes it. */
export async function afterFailedEmail(
  tx: Transaction,
  queue: PgBoss,
  { aboutId }: { aboutId: string | null },
): Promise<void> {
  const [email] = await tx
    .select({ id: opportunityEmails.id, opportunityId: opportunityEmails.opportunityId })
    .from(opportunityEmails)
    .where(eq(opportunityEmails.id, aboutId ?? ""));
  if (email === undefined) return;
  const opportunity = await lockOpportunity(tx, email.opportunityId);
  if (opportunity !== undefined) await afterUndelivered(tx, queue, opportunity, email.id);
}

/**
 * @param emailId what failed, or the report about it. Which of several emails a report is about, it does not
 * say for certain: as long as one of them may have arrived, nothing is owed.
 */
export async function afterUndelivered(
  tx: Transaction,
  queue: PgBoss,
  opportunity: OpportunityRow,
  emailId: string,
): Promise<void> {
  if (standsAsAnswered(opportunity) && !(await mayHaveArrived(tx, opportunity)))
    await oweFirstAnswerAgain(tx, opportunity);
  await notifyAboutUndelivered(tx, queue, opportunity, emailId);
}

/** True, too, if somebody answered in another way, or the prospect has replied. */
async function mayHaveArrived(tx: Transaction, { id, answeredAt }: OpportunityRow) {
  const { direction, kind, at } = opportunityEmails;
  const isFailed = sql`exists (select from ${emails} where ${emails.state} = 'failed'
    and ${emails.key} = 'opportunity-email.' || ${sql`${opportunityEmails}.id`}::text)`;
  const [row] = await tx
    .select({
      isAnswered: sql<boolean>`coalesce(bool_or(${direction} = 'sent' and ${at} = ${answeredAt}), false)`,
      replies: sql<number>`count(*) filter (where ${kind} = 'person')::int`,
      bounces: sql<number>`count(*) filter (where ${kind} = 'bounce')::int`,
      sent: sql<number>`count(*) filter (where ${direction} = 'sent' and not ${isFailed})::int`,
    })
    .from(opportunityEmails)
    .where(eq(opportunityEmails.opportunityId, id));
  if (row === undefined || !row.isAnswered) return true;
  return row.replies > 0 || row.sent > row.bounces;
}
