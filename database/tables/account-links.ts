import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

export type LinkPurpose = "invitation" | "password-reset" | "email-change";

/**
 * Links that mails carry, one row for each mail that left: a mail that is sent again brings a link of
 * its own, and the earlier one goes on working until one of them is used.
 */
export const accountLinks = pgTable(
  "account_links",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: text().$type<LinkPurpose>().notNull(),
    /** SHA-256 of the secret in the link. */
    secretHash: text("secret_hash").notNull(),
    /** The address that an `email-change` confirms. */
    newEmail: text("new_email"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** Also set on the links that another one of the same purpose has made useless. */
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [
    index("account_links_account").on(table.accountId, table.purpose),
    index("account_links_expires_at").on(table.expiresAt),
  ],
);
