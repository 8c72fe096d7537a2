import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import type { contactMessages } from "#database/tables/contact-messages.ts";
import type { jobApplications } from "#database/tables/job-applications.ts";
import type { leads } from "#database/tables/leads.ts";

/** Tables whose records cause a mail to the office and one to who wrote. */
export type MailedTable = typeof leads | typeof contactMessages | typeof jobApplications;

export type RecordMail = "officeMail" | "visitorMail";

/** The mail has left; an earlier fault of it no longer needs anybody, one of the other mail does. */
export async function markMailSent(
  db: Database,
  table: MailedTable,
  id: string,
  mail: RecordMail,
): Promise<void> {
  const other = mail === "officeMail" ? table.visitorMail : table.officeMail;
  await db
    .update(table)
    .set({
      [mail]: "sent",
      mailFault: sql`case when ${other} in ('failed', 'held') then ${table.mailFault} end`,
    })
    .where(eq(table.id, id));
}

/**
 * No further attempt will be made: a person has to act.
 * @param fault what the mail server said last
 */
export async function markMailFailed(
  db: Database,
  table: MailedTable,
  id: string,
  mail: RecordMail,
  fault: string,
): Promise<void> {
  await db
    .update(table)
    .set({ [mail]: "failed", mailFault: fault.slice(0, 500) })
    .where(and(eq(table.id, id), eq(table[mail], "queued")));
}
