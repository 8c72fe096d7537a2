import { insertRows } from "#platform/database/insert-rows.ts";
import type { CommandContext, Submission, SubmissionResult } from "#platform/records/submission.ts";
import type { RecordKind } from "#platform/submissions/record-all.server.ts";
import { recordSubmission } from "#platform/submissions/record-submission.server.ts";
import { confirmationEmail, newSignup } from "./confirm-signup.server.ts";
import type { NewsletterForm } from "./newsletter-form.ts";
import { newsletterSignups } from "./tables/newsletter.ts";

const signups: RecordKind<ReturnType<typeof newSignup>> = {
  form: "newsletter",
  letter: "N",
  // A whole office may share one address.
  limit: { uses: 10, windowSeconds: 600 },
  table: newsletterSignups,
  insert: (rows) => insertRows(newsletterSignups, rows),
  emailsAbout: (_, signup) =>
    signup.screening === "quarantined" ? [] : [confirmationEmail(signup)],
};

/** The same steps for every address: neither response nor timing tells who is subscribed. */
export function requestNewsletter(
  context: CommandContext,
  submission: Submission<NewsletterForm>,
): Promise<SubmissionResult> {
  return recordSubmission(context, signups, newSignup(submission), submission.signal);
}
