import { sql } from "drizzle-orm";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { Language } from "#platform/language/language.ts";
import { opportunities } from "./opportunities.ts";

/** Remarks that stay in the office. */
export const opportunityNotes = pgTable(
  "opportunity_notes",
  {
    id: uuid().primaryKey(),
    opportunityId: uuid("opportunity_id")
      .notNull()
      .references(() => opportunities.id, { onDelete: "cascade" }),
    authorId: accountReference("author_id").notNull(),
    writtenAt: timestamptz("written_at").notNull().defaultNow(),
    text: text().notNull(),
    /** The language of its author. */
    language: text().$type<Language>(),
    /** Ids of the accounts that it named. */
    mentioned: uuid().array().notNull().default(sql`'{}'::uuid[]`),
  },
  (table) => [index("opportunity_notes_of").on(table.opportunityId, table.writtenAt)],
);

/** A filter of the list under a name of somebody's own. */
export const opportunityViews = pgTable(
  "opportunity_views",
  {
    id: uuid().primaryKey(),
    /** The person who saved it, and who alone has it. */
    accountId: accountReference("account_id").notNull(),
    name: text().notNull(),
    /** The query of the list's address, e.g. `?tab=bid&ownerId=nobody`, or nothing. */
    query: text().notNull(),
    savedAt: timestamptz("saved_at").notNull().defaultNow(),
  },
  (table) => [unique("opportunity_views_name").on(table.accountId, table.name)],
);
