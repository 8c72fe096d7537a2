import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

const ownedByAccount = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** The app that shows six digits, one for each account. */
export const authenticatorApps = pgTable("authenticator_apps", {
  accountId: ownedByAccount().primaryKey(),
  /** Encrypted by a key that is not in the database. */
  secret: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  /** Set by the first right code; until then it protects nothing. */
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  /** The time step of the last code that was taken: no code is good twice. */
  lastUsedStep: bigint("last_used_step", { mode: "number" }).notNull().default(0),
});

/** Ten codes for the day the phone is lost; each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    accountId: ownedByAccount(),
    /** The first symbols of the code, which tell the ten apart without trying each. */
    selector: text().notNull(),
    /** argon2id of the rest. */
    hash: text().notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.selector] })],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid().primaryKey(),
    accountId: ownedByAccount(),
    /** As the authenticator names it, base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** Of signatures, where the authenticator counts them; one that goes back means a copy. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    /** What the owner calls it, e.g. `Work laptop`. */
    name: text().notNull(),
    /** Kept by the maker's cloud, so that it outlives the device. */
    backedUp: boolean("backed_up").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (table) => [index("passkeys_account").on(table.accountId)],
);

export type ChallengePurpose =
  | "second-factor"
  | "passkey-sign-in"
  | "passkey-registration"
  | "passkey-confirmation";

/** What was begun and waits for its second step, bound to one browser by a secret. Minutes only. */
export const challenges = pgTable(
  "challenges",
  {
    id: uuid().primaryKey(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    /** SHA-256 of the secret that the browser holds. */
    secretHash: text("secret_hash").notNull(),
    /** Absent while it is not known who signs in (a passkey says it). */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    /** What an authenticator has to sign, base64url. */
    webauthnChallenge: text("webauthn_challenge"),
    rememberMe: boolean("remember_me").notNull().default(false),
    tries: integer().notNull().default(0),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("challenges_expires_at").on(table.expiresAt)],
);

export type ChallengeRow = typeof challenges.$inferSelect;
