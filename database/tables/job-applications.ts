import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { submissionColumns } from "./submission-columns.ts";

/** Applications for an opening. */
export const jobApplications = pgTable(
  "job_applications",
  {
    ...submissionColumns(),
    fullName: text("full_name").notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** Id of the opening. */
    position: text().notNull(),
    /** What the opening was called then: it leaves the content when it is closed. */
    positionTitle: text("position_title").notNull(),
    /** Years, e.g. `3-5`. */
    experience: text().notNull(),
    /** A link, as it was given. */
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
  ],
);

export type JobApplicationRow = typeof jobApplications.$inferSelect;
export type NewJobApplicationRow = typeof jobApplications.$inferInsert;
