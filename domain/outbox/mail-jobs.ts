import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Transaction } from "#database/client.ts";

export type MailMessage =
  | "quote-received-office"
  | "quote-received-visitor"
  | "contact-message-received-office"
  | "contact-message-received-visitor"
  | "application-received-office"
  | "application-received-applicant"
  | "newsletter-confirmation"
  | "newsletter-welcome";

/** One mail that is due. */
export interface MailJob {
  message: MailMessage;
  /** The record that the message is about, e.g. a lead. */
  recordId: string;
}

export const mailQueue = "mail";

/** Queues mails inside the transaction that causes them: both happen or neither. One statement. */
export async function queueMails(tx: Transaction, queue: PgBoss, jobs: MailJob[]): Promise<void> {
  await queue.insert(
    mailQueue,
    jobs.map((data) => ({ data })),
    { db: fromDrizzle(tx, sql) },
  );
}
