import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { clients } from "./clients.ts";

export const accountRole = pgEnum("account_role", [
  "client-administrator",
  "client-member",
  "account-manager",
  "supervisor",
  "crew-lead",
  "recruiter",
  "administrator",
]);

/** Removed: keeps its name for the history, cannot sign in, and its address is free again. */
export const accountState = pgEnum("account_state", ["invited", "active", "suspended", "removed"]);

/** Rows are never deleted: the history names them. */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Lower case, without `@`, so that nobody takes another person's address as a name. */
    username: text(),
    email: text().notNull(),
    mailbox: text().notNull(),
    pendingEmail: text("pending_email"),
    role: accountRole().notNull(),
    clientId: uuid("client_id").references(() => clients.id),
    passwordHash: text("password_hash"),
    passwordChangedAt: timestamptz("password_changed_at"),
    state: accountState().notNull().default("invited"),
    /** Administrators of the demo may sign in without a second factor until they set one up. */
    secondFactorWaived: boolean("second_factor_waived").notNull().default(false),
    /** Came out of a file, and was not written to yet: nobody signs in before somebody has invited them. */
    isUninvited: boolean("is_uninvited").notNull().default(false),
    preferences: jsonb().$type<Record<string, boolean | string>>().notNull().default({}),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    createdBy: uuid("created_by").references((): AnyPgColumn => accounts.id),
    acceptedAt: timestamptz("accepted_at"),
    suspendedAt: timestamptz("suspended_at"),
    removedAt: timestamptz("removed_at"),
  },
  (table) => [
    uniqueIndex("accounts_mailbox").on(table.mailbox).where(sql`state <> 'removed'`),
    uniqueIndex("accounts_username").on(table.username).where(sql`state <> 'removed'`),
    index("accounts_client").on(table.clientId),
    index("accounts_in_order").on(byName(table.name), table.id).where(sql`state <> 'removed'`),
    index("accounts_words").using("gin", indexedWords(table.name, table.username, table.email)),
    check("accounts_username_form", sql`username ~ '^[a-z0-9][a-z0-9._-]{2,39}$'`),
    check(
      "accounts_client_of_role",
      sql`(role in ('client-administrator', 'client-member')) = (client_id is not null)`,
    ),
    check("accounts_password_of_state", sql`state <> 'active' or password_hash is not null`),
    check("accounts_removed_without_password", sql`state <> 'removed' or password_hash is null`),
  ],
);

export type AccountRow = typeof accounts.$inferSelect;
