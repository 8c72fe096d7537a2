import { eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import {
  emailColumns,
  type RecordEmails,
  type RecordMessages,
} from "#platform/email/record-emails.server.ts";
import type { UnlistedColumn } from "#platform/records/unlisted-column.ts";
import { type JobApplicationRow, jobApplications } from "./tables/job-applications.ts";

export type JobApplication = Omit<JobApplicationRow, UnlistedColumn> & RecordEmails;

const messages: RecordMessages = {
  office: "application-received-office",
  visitor: "application-received-applicant",
};

const listedColumns = {
  id: jobApplications.id,
  reference: jobApplications.reference,
  receivedAt: jobApplications.receivedAt,
  fullName: jobApplications.fullName,
  email: jobApplications.email,
  phone: jobApplications.phone,
  position: jobApplications.position,
  positionTitle: jobApplications.positionTitle,
  experience: jobApplications.experience,
  resume: jobApplications.resume,
  coverLetter: jobApplications.coverLetter,
  page: jobApplications.page,
  language: jobApplications.language,
  campaign: jobApplications.campaign,
  userAgent: jobApplications.userAgent,
  screening: jobApplications.screening,
  screeningReasons: jobApplications.screeningReasons,
  stage: jobApplications.stage,
  stageSince: jobApplications.stageSince,
  rejectionReason: jobApplications.rejectionReason,
  hiredAccountId: jobApplications.hiredAccountId,
  ...emailColumns(jobApplications, messages),
};

/** The order is arbitrary. Deleted applications are left out. */
export const findApplications = (db: Database, ids: readonly string[]): Promise<JobApplication[]> =>
  db
    .select(listedColumns)
    .from(jobApplications)
    .where(inArray(jobApplications.id, [...ids]));

export async function findApplication(
  db: Database,
  id: string,
): Promise<JobApplication | undefined> {
  const [application] = await db
    .select(listedColumns)
    .from(jobApplications)
    .where(eq(jobApplications.id, id));
  return application;
}
