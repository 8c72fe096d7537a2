import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { contactMessages } from "#features/contact-messages/tables/contact-messages.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import { leads } from "#features/leads/tables/leads.ts";
import type { RecordMessages } from "#platform/email/record-emails.server.ts";
import type { SubmissionKind } from "./submission-kinds.ts";

export type SubmissionTable = typeof leads | typeof contactMessages | typeof jobApplications;

interface SubmissionPlace {
  table: SubmissionTable;
  /** Unique over attempt and screening. */
  attemptIndex: string;
  name: AnyPgColumn;
  subject: AnyPgColumn;
  text: AnyPgColumn;
  /** Columns by which a list can be narrowed, where the kind has them. */
  category?: AnyPgColumn;
  messages: RecordMessages;
}

export const submissionTables: Record<SubmissionKind, SubmissionPlace> = {
  lead: {
    table: leads,
    attemptIndex: "leads_attempt",
    name: leads.fullName,
    subject: leads.company,
    text: leads.message,
    category: leads.facilityType,
    messages: { office: "quote-received-office", visitor: "quote-received-visitor" },
  },
  "contact-message": {
    table: contactMessages,
    attemptIndex: "contact_messages_attempt",
    name: contactMessages.name,
    subject: contactMessages.subject,
    text: contactMessages.message,
    messages: {
      office: "contact-message-received-office",
      visitor: "contact-message-received-visitor",
    },
  },
  application: {
    table: jobApplications,
    attemptIndex: "job_applications_attempt",
    name: jobApplications.fullName,
    subject: jobApplications.positionTitle,
    text: jobApplications.coverLetter,
    category: jobApplications.position,
    messages: { office: "application-received-office", visitor: "application-received-applicant" },
  },
};
