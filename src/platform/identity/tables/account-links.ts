import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accounts } from "./accounts.ts";

export type LinkPurpose = "invitation" | "password-reset" | "email-change";

/** Each sent email has a row. Sending again adds a link, and the earlier one works until one is used. */
export const accountLinks = pgTable(
  "account_links",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: text().$type<LinkPurpose>().notNull(),
    secretHash: text("secret_hash").notNull(),
    newEmail: text("new_email"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at").notNull(),
    usedAt: timestamptz("used_at"),
  },
  (table) => [
    index("account_links_account").on(table.accountId, table.purpose),
    index("account_links_expires_at").on(table.expiresAt),
  ],
);
