import {
  ownPageLinksInsert,
  ownPageOf,
  withOwnPage,
} from "#features/own-pages/own-page-links.server.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import type { NewEmail } from "#platform/email/email-messages.ts";
import { emailAbout } from "#platform/email/record-emails.server.ts";
import type { NewToken } from "#platform/identity/tokens.server.ts";
import type { FormContext, Submission, SubmissionResult } from "#platform/records/submission.ts";
import type { NewRecord, RecordKind } from "#platform/submissions/record-all.server.ts";
import { recordSubmission } from "#platform/submissions/record-submission.server.ts";
import { screenedRecord } from "#platform/submissions/screened-record.server.ts";
import type { ApplicationForm } from "./application-form.ts";
import { jobApplications, type NewJobApplicationRow } from "./tables/job-applications.ts";

type NewApplication = Omit<NewJobApplicationRow, "reference"> & NewRecord & { ownPage: NewToken };

const applications: RecordKind<NewApplication> = {
  form: "application",
  changeEventKind: "application",
  letter: "A",
  // A library or a job center may share one address.
  limit: { uses: 10, windowSeconds: 600 },
  table: jobApplications,
  insert: (rows) => insertRows(jobApplications, rows),
  // Suspected spam gets an own page as well, so that its sender cannot tell the difference.
  follow: async (_, rows) => ({
    inserts: [ownPageLinksInsert("application", rows)],
    changeEvents: [],
  }),
  emailsAbout: (_, application) =>
    application.screening === "quarantined" ? [] : applicationEmails(application),
};

export function applicationEmails({ id, email }: Pick<NewApplication, "id" | "email">): NewEmail[] {
  const about = { kind: "application", id } as const;
  return [
    emailAbout("application-received-office", { office: true }, about),
    emailAbout("application-received-applicant", email, about),
  ];
}

/** @param positionTitle the opening's title today */
export async function submitApplication(
  context: FormContext,
  submission: Submission<ApplicationForm>,
  positionTitle: string,
): Promise<SubmissionResult> {
  const { fullName, phone, coverLetter } = submission.fields;
  // Applicants show their work: links in a cover letter are no sign of spam.
  const message = coverLetter.replace(/https?:\/\/|www\./giu, "");
  const screened = screenedRecord(submission, { short: [fullName, phone], message });
  const ownPage = ownPageOf(context.secrets, "application", screened);
  const row = { ...submission.fields, ...screened, positionTitle, ownPage };
  const result = await recordSubmission(context, applications, row, submission.signal);
  return withOwnPage(context.db, result, row);
}
