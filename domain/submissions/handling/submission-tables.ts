/** Where the submissions of each kind stand, and what all kinds have in common. */
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { contactMessageSearch, contactMessages } from "#database/tables/contact-messages.ts";
import { jobApplicationSearch, jobApplications } from "#database/tables/job-applications.ts";
import { leadSearch, leads } from "#database/tables/leads.ts";
import type { RecordMessages } from "#domain/emails/record-emails.ts";
import type { SubmissionKind } from "./submission-kinds.ts";

export type SubmissionTable = typeof leads | typeof contactMessages | typeof jobApplications;

interface SubmissionPlace {
  table: SubmissionTable;
  /** Unique over attempt and screening. */
  attemptIndex: string;
  /** Who wrote. */
  name: AnyPgColumn;
  /** What a list says of it beside the name. */
  subject: AnyPgColumn;
  text: AnyPgColumn;
  /** The expression of the index for words. */
  search: SQL;
  messages: RecordMessages;
}

export const submissionTables: Record<SubmissionKind, SubmissionPlace> = {
  lead: {
    table: leads,
    attemptIndex: "leads_attempt",
    name: leads.fullName,
    subject: leads.company,
    text: leads.message,
    search: leadSearch(leads),
    messages: { office: "quote-received-office", visitor: "quote-received-visitor" },
  },
  "contact-message": {
    table: contactMessages,
    attemptIndex: "contact_messages_attempt",
    name: contactMessages.name,
    subject: contactMessages.subject,
    text: contactMessages.message,
    search: contactMessageSearch(contactMessages),
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
    search: jobApplicationSearch(jobApplications),
    messages: { office: "application-received-office", visitor: "application-received-applicant" },
  },
};
