import { and, desc, eq, gte, inArray } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { type JobApplicationRow, jobApplications } from "#database/tables/job-applications.ts";
import {
  emailColumns,
  type RecordEmails,
  type RecordMessages,
} from "#domain/emails/record-emails.ts";
import type { RecordFilter, UnlistedColumn } from "#domain/submissions/record-filter.ts";
import { standsAfter } from "#domain/submissions/record-page.ts";

export type JobApplication = Omit<JobApplicationRow, UnlistedColumn> & RecordEmails;

const messages: RecordMessages = {
  office: "application-received-office",
  visitor: "application-received-applicant",
};

const shown = {
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
  campaign: jobApplications.campaign,
  userAgent: jobApplications.userAgent,
  screening: jobApplications.screening,
  screeningReasons: jobApplications.screeningReasons,
  ...emailColumns(jobApplications, messages),
};

/** Applications, newest first. */
export function listApplications(
  db: Database,
  filter: RecordFilter = {},
): Promise<JobApplication[]> {
  const conditions = [
    filter.screening && eq(jobApplications.screening, filter.screening),
    filter.since && gte(jobApplications.receivedAt, filter.since),
    filter.ids && inArray(jobApplications.id, [...filter.ids]),
    standsAfter(jobApplications, jobApplications.receivedAt, jobApplications.id, filter.after),
  ];
  const newestFirst = db
    .select(shown)
    .from(jobApplications)
    .where(and(...conditions.filter((condition) => condition !== undefined)))
    .orderBy(desc(jobApplications.receivedAt), desc(jobApplications.id));
  return filter.limit === undefined ? newestFirst : newestFirst.limit(filter.limit);
}

export async function findApplication(
  db: Database,
  id: string,
): Promise<JobApplication | undefined> {
  const [application] = await db
    .select(shown)
    .from(jobApplications)
    .where(eq(jobApplications.id, id));
  return application;
}
