import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accounts } from "./accounts.ts";

export type SignInMethod =
  | "invitation"
  | "password-reset"
  | "password"
  | "password-and-app"
  | "password-and-recovery-code"
  | "password-and-passkey"
  | "passkey";

/** Browsers that an account signed in on before, by a long-lived cookie. */
export const knownDevices = pgTable(
  "known_devices",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    secretHash: text("secret_hash").notNull(),
    firstSeenAt: timestamptz("first_seen_at").notNull().defaultNow(),
    lastSeenAt: timestamptz("last_seen_at").notNull().defaultNow(),
  },
  (table) => [index("known_devices_account").on(table.accountId)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    secretHash: text("secret_hash").notNull(),
    deviceId: uuid("device_id").references(() => knownDevices.id, { onDelete: "set null" }),
    signedInBy: text("signed_in_by").$type<SignInMethod>().notNull(),
    /** True for two factors, or for a passkey, which is both. */
    strong: boolean().notNull(),
    remembered: boolean().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    lastSeenAt: timestamptz("last_seen_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at").notNull(),
    /** The time when the person last proved their identity; sensitive changes need a recent one. */
    confirmedAt: timestamptz("confirmed_at").notNull().defaultNow(),
    userAgent: text("user_agent"),
    addressHash: text("address_hash"),
  },
  (table) => [index("sessions_account").on(table.accountId)],
);

export type SessionRow = typeof sessions.$inferSelect;
