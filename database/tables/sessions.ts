import { boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

/** How somebody proved who they are when the session began. */
export type SignInMethod =
  | "invitation"
  | "password-reset"
  | "password"
  | "password-and-app"
  | "password-and-recovery-code"
  | "password-and-passkey"
  | "passkey";

/** Browsers that an account was signed in on before: a long-lived cookie marks them. */
export const knownDevices = pgTable(
  "known_devices",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** SHA-256 of the secret in the cookie. */
    secretHash: text("secret_hash").notNull(),
    firstSeenAt: timestamp("first_seen_at", { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("known_devices_account").on(table.accountId)],
);

/** One for each browser that is signed in; ending it is deleting the row. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** SHA-256 of the secret in the cookie. */
    secretHash: text("secret_hash").notNull(),
    deviceId: uuid("device_id").references(() => knownDevices.id, { onDelete: "set null" }),
    signedInBy: text("signed_in_by").$type<SignInMethod>().notNull(),
    /** Two factors were shown, or a passkey, which is both. */
    strong: boolean().notNull(),
    /** Kept for 30 days rather than for the browser's session. */
    remembered: boolean().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** Written every few minutes at most. */
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** When the person last proved again who they are; sensitive changes ask for a recent one. */
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull().defaultNow(),
    userAgent: text("user_agent"),
    /** Keyed hash of the network address. */
    addressHash: text("address_hash"),
  },
  (table) => [index("sessions_account").on(table.accountId)],
);

export type SessionRow = typeof sessions.$inferSelect;
