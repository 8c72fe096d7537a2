import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { EmailMessage, EmailSubject, NewEmail } from "./email-messages.ts";
import { type EmailRow, emails } from "./tables/emails.ts";

export interface RecordMessages {
  office: EmailMessage;
  visitor: EmailMessage;
}

type PlainMessage = Extract<NewEmail, { data: Record<string, never> }>["message"];

/** Sent once for each record, however often it is queued. */
export const emailAbout = (
  message: PlainMessage,
  to: NewEmail["to"],
  about: { kind: EmailSubject; id: string },
): NewEmail => ({ message, to, about, data: {}, key: keyOf(message, about.id) });

const keyOf = (message: EmailMessage, id: string) => `${message}.${id}`;

/** Null where none was queued or its row is deleted by age. */
export interface RecordEmails {
  officeEmail: EmailRow["state"] | null;
  visitorEmail: EmailRow["state"] | null;
  /** The mail server's answer, or the reason why an email is held, for the person who acts on it. */
  emailError: string | null;
}

export function emailColumns(table: PgTable, { office, visitor }: RecordMessages) {
  // Fully qualified: the query builder shortens a column of the only table, which in here is another.
  const id = sql`${table}.id::text`;
  const stateOf = (message: EmailMessage): SQL<EmailRow["state"] | null> =>
    sql`(select ${emails.state} from ${emails} where ${emails.key} = ${`${message}.`} || ${id})`;
  const keys = sql`(${`${office}.`} || ${id}, ${`${visitor}.`} || ${id})`;
  const emailError: SQL<string | null> = sql`(
    select string_agg(${emails.lastAnswer}, '; ' order by ${emails.message}) from ${emails}
    where ${emails.key} in ${keys} and ${emails.state} in ('failed', 'held'))`;
  return { officeEmail: stateOf(office), visitorEmail: stateOf(visitor), emailError };
}
