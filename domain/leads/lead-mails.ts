import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { leads } from "#database/tables/leads.ts";

export type LeadMail = "officeMail" | "visitorMail";

/** The mail has left; an earlier fault of it no longer needs anybody. */
export async function markMailSent(db: Database, leadId: string, mail: LeadMail): Promise<void> {
  const other = mail === "officeMail" ? leads.visitorMail : leads.officeMail;
  await db
    .update(leads)
    .set({
      [mail]: "sent",
      mailFault: sql`case when ${other} = 'failed' then ${leads.mailFault} end`,
    })
    .where(eq(leads.id, leadId));
}

/**
 * No further attempt will be made: a person has to act.
 * @param fault what the mail server said last
 */
export async function markMailFailed(
  db: Database,
  leadId: string,
  mail: LeadMail,
  fault: string,
): Promise<void> {
  await db
    .update(leads)
    .set({ [mail]: "failed", mailFault: fault.slice(0, 500) })
    .where(and(eq(leads.id, leadId), eq(leads[mail], "queued")));
}
