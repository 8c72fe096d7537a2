import { jobApplications, type NewJobApplicationRow } from "#database/tables/job-applications.ts";
import { countedColumns } from "#domain/submissions/count-records.ts";
import type { NewRecord } from "#domain/submissions/record-all.ts";
import { recordTogether } from "#domain/submissions/record-together.ts";
import { mailsOf, screenedRecord } from "#domain/submissions/screened-record.ts";
import type {
  CommandContext,
  Submission,
  SubmissionResult,
} from "#domain/submissions/submission.ts";
import type { ApplicationForm } from "./application-form.ts";

type NewApplication = Omit<NewJobApplicationRow, "reference"> & NewRecord;

const record = recordTogether<NewApplication>({
  form: "application",
  letter: "A",
  // A library or a job center may stand behind one address.
  limit: { uses: 10, windowSeconds: 600 },
  table: jobApplications,
  insert: (tx, rows) =>
    tx
      .insert(jobApplications)
      .values(rows)
      .onConflictDoNothing()
      .returning(countedColumns(jobApplications)),
  mailsAbout: ({ id, screening }) =>
    screening === "quarantined"
      ? []
      : [
          { message: "application-received-office", recordId: id },
          { message: "application-received-applicant", recordId: id },
        ],
});

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
  const { fullName, phone, coverLetter } = submission.fields;
  // Applicants show their work: links in a cover letter are no sign of spam.
  const message = coverLetter.replace(/https?:\/\/|www\./giu, "");
  const screened = screenedRecord(submission, { short: [fullName, phone], message });
  const row = { ...submission.fields, ...screened, ...mailsOf(screened), positionTitle };
  return record(context, row, submission.signal);
}
