import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Transaction } from "#database/client.ts";
import { newsletterSignups } from "#database/tables/newsletter.ts";
import type { NewEmail } from "#domain/emails/email-messages.ts";
import { mailboxOf } from "#domain/emails/mailbox.ts";
import { emailAbout } from "#domain/emails/record-emails.ts";
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
    // By the database's clock, which checks it later.
    expiresAt: sql`now() + make_interval(days => ${validDays})`,
  };
}

/**
 * Adds the signup that a box in another form asked for, in that form's transaction.
 * @param key names the record that asked, so that its retries add none
 * @returns the email that is due
 */
export async function addSignup(
  tx: Transaction,
  submission: Submission<NewsletterForm>,
  key: string,
): Promise<NewEmail> {
  const signup = { ...newSignup(submission), idempotencyKey: key };
  await tx.insert(newsletterSignups).values({ ...signup, reference: newReference("N") });
  return confirmationEmail(signup);
}

export const confirmationEmail = ({ id, email }: { id: string; email: string }): NewEmail =>
  emailAbout("newsletter-confirmation", email, { kind: "newsletter-signup", id });

/** 192 random bits: nobody guesses one, and no secret has to be kept. */
const newToken = () => randomBytes(24).toString("base64url");
