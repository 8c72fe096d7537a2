import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import {
  handlingColumns,
  searchColumn,
  submissionColumns,
} from "#platform/submissions/tables/submission-columns.ts";
import type { ApplicationStage, RejectionReason } from "../application-stage-types.ts";

export const jobApplications = pgTable(
  "job_applications",
  {
    ...submissionColumns(),
    ...handlingColumns(),
    search: searchColumn(
      ["reference", "full_name", "email", "position_title", "cover_letter"],
      "phone",
    ),
    fullName: text("full_name").notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    position: text().notNull(),
    /** The opening's title at that time: it leaves the content when it is closed. */
    positionTitle: text("position_title").notNull(),
    /** Years, e.g. `3-5`. */
    experience: text().notNull(),
    resume: text().notNull(),
    coverLetter: text("cover_letter").notNull(),
    /**
     * `answeredAt` follows the stage: it is null in the first one. The code shared by all submissions and the
     * previous version read it.
     */
    stage: text().$type<ApplicationStage>().notNull().default("received"),
    /** Null where it has never left the first stage. */
    stageSince: timestamptz("stage_since"),
    /** Every rejected application has one. */
    rejectionReason: text("rejection_reason").$type<RejectionReason>(),
    /** Whom it made a person of the company. */
    hiredAccountId: accountReference("hired_account_id"),
  },
  (table) => [
    uniqueIndex("job_applications_attempt").on(
      table.idempotencyKey,
      table.fingerprint,
      table.screening,
    ),
    index("job_applications_received_at").on(table.receivedAt),
    index("job_applications_open")
      .on(table.receivedAt, table.id)
      .where(sql`screening = 'accepted' and answered_at is null`),
    index("job_applications_quarantined")
      .on(table.receivedAt, table.id)
      .where(sql`screening = 'quarantined'`),
    index("job_applications_assigned")
      .on(table.assignedTo, table.receivedAt)
      .where(sql`assigned_to is not null`),
    index("job_applications_position").on(table.position, table.receivedAt, table.id),
    index("job_applications_search").using("gin", table.search),
    index("job_applications_stage")
      .on(table.stage, table.receivedAt, table.id)
      .where(sql`screening = 'accepted'`),
    index("job_applications_hired")
      .on(table.hiredAccountId)
      .where(sql`hired_account_id is not null`),
    check(
      "job_applications_stage_known",
      sql`stage in ('received', 'screening', 'interview', 'offer', 'hired', 'rejected')`,
    ),
    check("job_applications_rejected", sql`(stage = 'rejected') = (rejection_reason is not null)`),
    check("job_applications_hired_person", sql`(stage = 'hired') = (hired_account_id is not null)`),
  ],
);

export type JobApplicationRow = typeof jobApplications.$inferSelect;
export type NewJobApplicationRow = typeof jobApplications.$inferInsert;
