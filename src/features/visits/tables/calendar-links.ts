import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";

/** The secret address of a person's calendar: one a person, replaced when it is renewed. */
export const calendarLinks = pgTable("calendar_links", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  id: uuid().notNull().unique(),
  secretHash: text("secret_hash").notNull(),
  /** The token, so that its owner can look it up again; readable with the server's key only. */
  encryptedToken: text("encrypted_token").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});
