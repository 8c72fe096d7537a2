import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  handlingColumns,
  searchColumn,
  submissionColumns,
} from "#platform/submissions/tables/submission-columns.ts";

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
  ],
);

export type JobApplicationRow = typeof jobApplications.$inferSelect;
export type NewJobApplicationRow = typeof jobApplications.$inferInsert;
