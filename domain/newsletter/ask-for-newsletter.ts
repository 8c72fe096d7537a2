import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { newsletterSignups } from "#database/tables/newsletter.ts";
import type { Attempt } from "#domain/submissions/attempt.ts";
import { recordOnce } from "#domain/submissions/record-once.ts";
import type {
  Desk,
  Receipt,
  Submission,
  SubmissionResult,
} from "#domain/submissions/submission.ts";
import { newSignup } from "./add-signup.ts";
import type { NewsletterForm } from "./newsletter-form.ts";

/** A whole office may stand behind one address. */
const limit = { uses: 10, windowSeconds: 600 };

/**
 * Records that somebody asks for the newsletter. The same steps are taken for every address, so that
 * neither the answer nor its time tells who is subscribed; whether a mail is due is decided later
 * (`claimConfirmation`).
 */
export function askForNewsletter(
  desk: Desk,
  submission: Submission<NewsletterForm>,
): Promise<SubmissionResult> {
  const signup = newSignup(submission);
  return recordOnce(desk, submission, {
    form: "newsletter",
    letter: "N",
    limit,
    insert: (tx, reference) =>
      tx
        .insert(newsletterSignups)
        .values({ ...signup, reference })
        .onConflictDoNothing()
        .returning(receipt),
    find: findByAttempt,
    mailsAbout: ({ id }) =>
      signup.screening === "quarantined"
        ? []
        : [{ message: "newsletter-confirmation", recordId: id }],
  });
}

const receipt = { id: newsletterSignups.id, reference: newsletterSignups.reference };

async function findByAttempt(
  db: Database | Transaction,
  { key, fingerprint }: Attempt,
): Promise<Receipt | undefined> {
  const [found] = await db
    .select(receipt)
    .from(newsletterSignups)
    .where(
      and(
        eq(newsletterSignups.idempotencyKey, key),
        eq(newsletterSignups.fingerprint, fingerprint),
      ),
    );
  return found;
}
