import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type EmailRow, emails } from "#database/tables/emails.ts";
import type { EmailMessage, EmailSubject, NewEmail } from "./email-messages.ts";

/** The two emails that a record which came in causes, one of each. */
export interface RecordMessages {
  office: EmailMessage;
  visitor: EmailMessage;
}

type PlainMessage = Extract<NewEmail, { data: Record<string, never> }>["message"];

/** An email about a record: once for each record, however often it is queued. */
export const emailAbout = (
  message: PlainMessage,
  to: NewEmail["to"],
  about: { kind: EmailSubject; id: string },
): NewEmail => ({ message, to, about, data: {}, key: keyOf(message, about.id) });

const keyOf = (message: EmailMessage, id: string) => `${message}.${id}`;

/** How the two emails about a record fare; null where none was queued or its row is deleted by age. */
export interface RecordEmails {
  officeEmail: EmailRow["state"] | null;
  visitorEmail: EmailRow["state"] | null;
  /** What the mail server said, or why an email is held: for the person who acts on it. */
  emailError: string | null;
}

/** Columns for a select from `table`, whose emails are of these messages. */
export function emailColumns(table: PgTable, { office, visitor }: RecordMessages) {
  // By its full name: the query builder shortens a column of the only table, which in here is another.
  const id = sql`${table}.id::text`;
  const stateOf = (message: EmailMessage): SQL<EmailRow["state"] | null> =>
    sql`(select ${emails.state} from ${emails} where ${emails.key} = ${`${message}.`} || ${id})`;
  const keys = sql`(${`${office}.`} || ${id}, ${`${visitor}.`} || ${id})`;
  const emailError: SQL<string | null> = sql`(
    select string_agg(${emails.lastAnswer}, '; ' order by ${emails.message}) from ${emails}
    where ${emails.key} in ${keys} and ${emails.state} in ('failed', 'held'))`;
  return { officeEmail: stateOf(office), visitorEmail: stateOf(visitor), emailError };
}
