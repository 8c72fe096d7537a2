import { jobApplications } from "#database/tables/job-applications.ts";
import { emailAbout } from "#domain/emails/record-emails.ts";
import { findAttempt, recordSubmission } from "#domain/submissions/record-submission.ts";
import { screenedRecord } from "#domain/submissions/screened-record.ts";
import type {
  CommandContext,
  Submission,
  SubmissionResult,
} from "#domain/submissions/submission.ts";
import type { ApplicationForm } from "./application-form.ts";

/**
 * Records an application and queues the mails about it, both or neither; a repeated attempt gets the
 * saved record of the first.
 * @param positionTitle what the opening is called today
 */
export function submitApplication(
  context: CommandContext,
  submission: Submission<ApplicationForm>,
  positionTitle: string,
): Promise<SubmissionResult> {
  const { fullName, phone, coverLetter, email } = submission.fields;
  // Applicants show their work: links in a cover letter are no sign of spam.
  const message = coverLetter.replace(/https?:\/\/|www\./giu, "");
  const screened = screenedRecord(submission, { short: [fullName, phone], message });
  const row = { ...submission.fields, ...screened, positionTitle };
  return recordSubmission(context, submission, {
    form: "application",
    letter: "A",
    // A library or a job center may stand behind one address.
    limit: { uses: 10, windowSeconds: 600 },
    async insert(tx, reference) {
      const [inserted] = await tx
        .insert(jobApplications)
        .values({ ...row, reference })
        .onConflictDoNothing()
        .returning({ id: jobApplications.id, reference: jobApplications.reference });
      return inserted;
    },
    find: (tx) => findAttempt(tx, jobApplications, row),
    emailsAbout({ id }) {
      if (row.screening === "quarantined") return [];
      const about = { kind: "application", id } as const;
      return [
        emailAbout("application-received-office", { office: true }, about),
        emailAbout("application-received-applicant", email, about),
      ];
    },
  });
}
