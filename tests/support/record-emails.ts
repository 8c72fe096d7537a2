/** Finds the state of the emails about a record. */
import { asc, eq, sql } from "drizzle-orm";
import type { OpenDatabase } from "#platform/database/client.ts";
import { type EmailRow, emails } from "#platform/email/tables/emails.ts";

type At = Pick<OpenDatabase, "db">;

export const emailsAbout = ({ db }: At, id: string): Promise<EmailRow[]> =>
  db.select().from(emails).where(eq(emails.aboutId, id)).orderBy(asc(emails.message));

/** The messages that have both a row and a job. */
export async function queuedAbout({ db }: At, id: string | undefined): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select ${emails.message} from ${emails}
    join pgboss.job on job.name = 'emails' and job.data ->> 'emailId' = ${emails}.id::text
    where ${emails.aboutId} = ${id} order by 1`);
  return rows.map(({ message }) => String(message));
}

/** @returns states by message, e.g. `{ "quote-received-office": "sent" }` */
export async function emailStates(at: At, id: string): Promise<Record<string, string>> {
  return Object.fromEntries(
    (await emailsAbout(at, id)).map(({ message, state }) => [message, state]),
  );
}
