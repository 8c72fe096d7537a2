import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accounts } from "./accounts.ts";

const ownedByAccount = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

export const authenticatorApps = pgTable("authenticator_apps", {
  accountId: ownedByAccount().primaryKey(),
  secret: text().notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  /** Set by the first correct code; until then it protects nothing. */
  confirmedAt: timestamptz("confirmed_at"),
  /** The time step of the last accepted code: no code works twice. */
  lastUsedStep: bigint("last_used_step", { mode: "number" }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    accountId: ownedByAccount(),
    selector: text().notNull(),
    hash: text().notNull(),
    usedAt: timestamptz("used_at"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.selector] })],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid().primaryKey(),
    accountId: ownedByAccount(),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    /** Signatures so far, where the authenticator counts them; a lower value means a copy. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    backedUp: boolean("backed_up").notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    lastUsedAt: timestamptz("last_used_at"),
  },
  (table) => [index("passkeys_account").on(table.accountId)],
);

export type ChallengePurpose =
  | "second-factor"
  | "passkey-sign-in"
  | "passkey-registration"
  | "passkey-confirmation";

/** An unfinished sign-in, registration or other proof, bound to one browser by a secret, for minutes. */
export const challenges = pgTable(
  "challenges",
  {
    id: uuid().primaryKey(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    secretHash: text("secret_hash").notNull(),
    /** Absent until a passkey tells who signs in. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    webauthnChallenge: text("webauthn_challenge"),
    rememberMe: boolean("remember_me").notNull().default(false),
    tries: integer().notNull().default(0),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [index("challenges_expires_at").on(table.expiresAt)],
);

export type ChallengeRow = typeof challenges.$inferSelect;
