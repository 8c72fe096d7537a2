import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { opportunities } from "./opportunities.ts";

const account = (name: string) => uuid(name).references(() => accounts.id);

/** What somebody of the office noted about an opportunity. */
export const opportunityNotes = pgTable(
  "opportunity_notes",
  {
    id: uuid().primaryKey(),
    opportunityId: uuid("opportunity_id")
      .notNull()
      .references(() => opportunities.id, { onDelete: "cascade" }),
    authorId: account("author_id").notNull(),
    writtenAt: timestamp("written_at", { withTimezone: true }).notNull().defaultNow(),
    text: text().notNull(),
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
    /** Whose it is. */
    accountId: account("account_id").notNull(),
    name: text().notNull(),
    /** The query of the list's address, e.g. `?tab=bid&ownerId=nobody`, or nothing. */
    query: text().notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique("opportunity_views_name").on(table.accountId, table.name)],
);
