import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { Language } from "#platform/language/language.ts";

export const submissionNotes = pgTable(
  "submission_notes",
  {
    id: uuid().primaryKey(),
    /** `lead`, `contact-message` or `application`. */
    recordKind: text("record_kind").notNull(),
    recordId: uuid("record_id").notNull(),
    authorId: accountReference("author_id").notNull(),
    writtenAt: timestamptz("written_at").notNull().defaultNow(),
    text: text().notNull(),
    /** The language of its author. */
    language: text().$type<Language>(),
  },
  (table) => [index("submission_notes_record").on(table.recordKind, table.recordId)],
);
