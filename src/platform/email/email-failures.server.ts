import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import type { EmailMessage } from "./email-messages.ts";
import type { EmailRow } from "./tables/emails.ts";

/** Runs for a message that was given up, in the transaction that marks it as failed. */
export type EmailFailures = Partial<
  Record<EmailMessage, (tx: Transaction, queue: PgBoss, email: EmailRow) => Promise<void>>
>;
