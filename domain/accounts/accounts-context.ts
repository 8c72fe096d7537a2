import type { PgBoss } from "pg-boss";
import type { Database } from "#database/client.ts";
import type { PasswordHasher } from "#domain/accounts/passwords/password-hash.ts";
import type { Secrets } from "./secrets.ts";

/** What the commands of this folder work with, beside who asks and for what. */
export interface AccountsContext {
  db: Database;
  queue: PgBoss;
  secrets: Secrets;
  passwords: PasswordHasher;
  /** As authenticator apps and passwords' rules name the product, e.g. `Cleardawn Facility Services`. */
  companyName: string;
}

/** Where a request came from: for the audit, the list of devices and mails about them. */
export interface RequestOrigin {
  requestId: string | undefined;
  userAgent: string | undefined;
  /** Keyed hash of the network address. */
  addressHash: string;
}
