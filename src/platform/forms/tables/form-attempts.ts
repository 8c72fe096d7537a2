import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";

/** Forms of people signed in that were accepted, so that a copy of one is not a second one. */
export const formAttempts = pgTable(
  "form_attempts",
  {
    /** A foreign key would lock the account in every change, so there is none. */
    accountId: uuid("account_id").notNull(),
    key: uuid().notNull(),
    /** Hash of address and fields: another text under the same key is another form. */
    digest: text().notNull(),
    /** The address to which the form led, to which its copy leads, too. */
    location: text().notNull(),
    at: timestamptz("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key, table.digest] }),
    index("form_attempts_at").on(table.at),
  ],
);
