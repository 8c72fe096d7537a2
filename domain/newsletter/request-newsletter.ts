import { newsletterSignups } from "#database/tables/newsletter.ts";
import { countedColumns } from "#domain/submissions/count-records.ts";
import { recordTogether } from "#domain/submissions/record-together.ts";
import type {
  CommandContext,
  Submission,
  SubmissionResult,
} from "#domain/submissions/submission.ts";
import { newSignup } from "./add-signup.ts";
import type { NewsletterForm } from "./newsletter-form.ts";

const record = recordTogether<ReturnType<typeof newSignup>>({
  form: "newsletter",
  letter: "N",
  // A whole office may stand behind one address.
  limit: { uses: 10, windowSeconds: 600 },
  table: newsletterSignups,
  insert: (tx, rows) =>
    tx
      .insert(newsletterSignups)
      .values(rows)
      .onConflictDoNothing()
      .returning(countedColumns(newsletterSignups)),
  mailsAbout: ({ id, screening }) =>
    screening === "quarantined" ? [] : [{ message: "newsletter-confirmation", recordId: id }],
});

/**
 * Records that somebody asks for the newsletter. The same steps are taken for every address, so that
 * neither the answer nor its time tells who is subscribed; whether a mail is due is decided later
 * (`reserveConfirmation`).
 */
export function requestNewsletter(
  context: CommandContext,
  submission: Submission<NewsletterForm>,
): Promise<SubmissionResult> {
  return record(context, newSignup(submission), submission.signal);
}
