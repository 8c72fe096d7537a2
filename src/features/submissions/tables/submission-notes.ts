import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "#platform/identity/tables/accounts.ts";

export const submissionNotes = pgTable(
  "submission_notes",
  {
    id: uuid().primaryKey(),
    /** `lead`, `contact-message` or `application`. */
    recordKind: text("record_kind").notNull(),
    recordId: uuid("record_id").notNull(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    writtenAt: timestamp("written_at", { withTimezone: true }).notNull().defaultNow(),
    text: text().notNull(),
  },
  (table) => [index("submission_notes_record").on(table.recordKind, table.recordId)],
);
