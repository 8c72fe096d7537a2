import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { jobApplications } from "#database/tables/job-applications.ts";
import type { MailJob } from "#domain/outbox/mail-jobs.ts";
import type { Attempt } from "#domain/submissions/attempt.ts";
import { judgedRecord, mailsOf } from "#domain/submissions/judged-record.ts";
import { recordOnce } from "#domain/submissions/record-once.ts";
import type {
  Desk,
  Receipt,
  Submission,
  SubmissionResult,
} from "#domain/submissions/submission.ts";
import type { ApplicationForm } from "./application-form.ts";

/** A library or a job center may stand behind one address. */
const limit = { uses: 10, windowSeconds: 600 };

/**
 * Records an application and queues the mails about it, both or neither; a repeated attempt gets the
 * receipt of the first.
 * @param positionTitle what the opening is called today
 */
export function submitApplication(
  desk: Desk,
  submission: Submission<ApplicationForm>,
  positionTitle: string,
): Promise<SubmissionResult> {
  const { fullName, phone, coverLetter } = submission.fields;
  // Applicants show their work: links in a cover letter are no sign of spam.
  const message = coverLetter.replace(/https?:\/\/|www\./giu, "");
  const record = judgedRecord(submission, { short: [fullName, phone], message });
  const application = { ...submission.fields, ...record, ...mailsOf(record), positionTitle };
  return recordOnce(desk, submission, {
    form: "application",
    letter: "A",
    limit,
    insert: (tx, reference) =>
      tx
        .insert(jobApplications)
        .values({ ...application, reference })
        .onConflictDoNothing()
        .returning(receipt),
    find: findByAttempt,
    mailsAbout: ({ id }) => (record.screening === "quarantined" ? [] : mailsAbout(id)),
  });
}

const receipt = { id: jobApplications.id, reference: jobApplications.reference };

async function findByAttempt(
  db: Database | Transaction,
  { key, fingerprint }: Attempt,
): Promise<Receipt | undefined> {
  const [found] = await db
    .select(receipt)
    .from(jobApplications)
    .where(
      and(eq(jobApplications.idempotencyKey, key), eq(jobApplications.fingerprint, fingerprint)),
    );
  return found;
}

const mailsAbout = (recordId: string): MailJob[] => [
  { message: "application-received-office", recordId },
  { message: "application-received-applicant", recordId },
];
