import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { Language } from "#platform/language/language.ts";
import type { AnswerTemplate } from "../hiring-types.ts";

/** Answers are kept word for word. */
export const applicationAnswers = pgTable(
  "application_answers",
  {
    id: uuid().primaryKey(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => jobApplications.id, { onDelete: "cascade" }),
    /** The template that the answer began as. */
    template: text().$type<AnswerTemplate>().notNull(),
    language: text().$type<Language>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: timestamptz("sent_at").notNull().defaultNow(),
    sentBy: accountReference("sent_by").notNull(),
  },
  (table) => [index("application_answers_of").on(table.applicationId, table.sentAt)],
);
