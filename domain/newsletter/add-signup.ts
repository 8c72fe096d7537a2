import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Transaction } from "#database/client.ts";
import { newsletterSignups } from "#database/tables/newsletter.ts";
import { mailboxOf } from "#domain/emails/mailbox.ts";
import type { MailJob } from "#domain/outbox/mail-jobs.ts";
import { newReference } from "#domain/submissions/reference.ts";
import { screenedRecord } from "#domain/submissions/screened-record.ts";
import type { Submission } from "#domain/submissions/submission.ts";
import type { NewsletterForm } from "./newsletter-form.ts";

const validDays = 7;

/** A signup that waits for the owner of its address. A box in another form leads here as well. */
export function newSignup(submission: Submission<NewsletterForm>) {
  const { email } = submission.fields;
  const record = screenedRecord(submission, { short: [], message: "" });
  return {
    ...record,
    email,
    mailbox: mailboxOf(email),
    confirmationToken: newToken(),
    unsubscribeToken: newToken(),
    // By the database's clock, which validates it later.
    expiresAt: sql`now() + make_interval(days => ${validDays})`,
    confirmationMail: record.screening === "accepted" ? ("queued" as const) : ("held" as const),
  };
}

/**
 * Adds the signup that a box in another form asked for, in that form's transaction.
 * @param key names the record that asked, so that its retries add none
 * @returns the mail that is due
 */
export async function addSignup(
  tx: Transaction,
  submission: Submission<NewsletterForm>,
  key: string,
): Promise<MailJob> {
  const signup = { ...newSignup(submission), idempotencyKey: key };
  await tx.insert(newsletterSignups).values({ ...signup, reference: newReference("N") });
  return { message: "newsletter-confirmation", recordId: signup.id };
}

/** 192 random bits: nobody guesses one, and no secret has to be kept. */
const newToken = () => randomBytes(24).toString("base64url");
