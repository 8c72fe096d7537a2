import { newsletterSignups } from "#database/tables/newsletter.ts";
import { findAttempt, recordSubmission } from "#domain/submissions/record-submission.ts";
import type {
  CommandContext,
  Submission,
  SubmissionResult,
} from "#domain/submissions/submission.ts";
import { confirmationEmail, newSignup } from "./add-signup.ts";
import type { NewsletterForm } from "./newsletter-form.ts";

/**
 * Records that somebody asks for the newsletter. The same steps are taken for every address, so that
 * neither the answer nor its time tells who is subscribed; whether an email is due is decided when it
 * is sent.
 */
export function requestNewsletter(
  context: CommandContext,
  submission: Submission<NewsletterForm>,
): Promise<SubmissionResult> {
  const signup = newSignup(submission);
  return recordSubmission(context, submission, {
    form: "newsletter",
    letter: "N",
    // A whole office may stand behind one address.
    limit: { uses: 10, windowSeconds: 600 },
    async insert(tx, reference) {
      const [inserted] = await tx
        .insert(newsletterSignups)
        .values({ ...signup, reference })
        .onConflictDoNothing()
        .returning({ id: newsletterSignups.id, reference: newsletterSignups.reference });
      return inserted;
    },
    find: (tx) => findAttempt(tx, newsletterSignups, signup),
    emailsAbout: () => (signup.screening === "quarantined" ? [] : [confirmationEmail(signup)]),
  });
}
