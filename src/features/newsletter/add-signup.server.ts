import { randomBytes } from "node:crypto";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { NewEmail } from "#platform/email/email-messages.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { emailAbout } from "#platform/email/record-emails.server.ts";
import { newReference } from "#platform/records/reference.server.ts";
import type { Submission } from "#platform/records/submission.ts";
import { screenedRecord } from "#platform/submissions/screened-record.server.ts";
import type { NewsletterForm } from "./newsletter-form.ts";
import { newsletterSignups } from "./tables/newsletter.ts";

/** A signup that waits for the owner of its address. */
export function newSignup(submission: Submission<NewsletterForm>) {
  const record = screenedRecord(submission, { short: [], message: "" });
  return { ...record, ...pendingSignup(submission.fields.email) };
}

const pendingSignup = (email: string) => ({
  email,
  mailbox: mailboxOf(email),
  confirmationToken: newMailToken(),
  unsubscribeToken: newMailToken(),
});

type RequestingRecord = Pick<
  typeof newsletterSignups.$inferInsert,
  "email" | "fingerprint" | "page" | "campaign" | "language" | "userAgent" | "addressHash"
>;

/** Runs in the transaction of the other form; retries with the same `key` add none. */
export async function addSignup(
  tx: Transaction,
  { email, fingerprint, page, campaign, language, userAgent, addressHash }: RequestingRecord,
  key: string,
): Promise<NewEmail> {
  const signup = {
    id: newId(),
    reference: newReference("N"),
    idempotencyKey: key,
    fingerprint,
    page,
    campaign,
    language,
    userAgent,
    addressHash,
    ...pendingSignup(email),
  };
  await tx.insert(newsletterSignups).values(signup);
  return confirmationEmail(signup);
}

export const confirmationEmail = ({ id, email }: { id: string; email: string }): NewEmail =>
  emailAbout("newsletter-confirmation", email, { kind: "newsletter-signup", id });

/** 192 random bits: nobody guesses one, and no secret has to be stored. */
export const newMailToken = () => randomBytes(24).toString("base64url");
