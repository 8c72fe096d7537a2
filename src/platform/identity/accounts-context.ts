import type { PgBoss } from "pg-boss";
import type { Database } from "#platform/database/client.ts";
import type { PasswordHasher } from "./passwords/password-hash.server.ts";
import type { Secrets } from "./secrets.server.ts";

export interface AccountsContext {
  db: Database;
  queue: PgBoss;
  secrets: Secrets;
  passwords: PasswordHasher;
  /** Told of each sign-in that is refused, so that an attack is seen from outside. */
  onSignInFailure?: ((step: SignInStepName, reason: "wrong" | "too-many") => void) | undefined;
}

type SignInStepName = "password" | "second-factor" | "passkey";

/** The audit, the list of devices and emails about them name a request by this. */
export interface RequestOrigin {
  requestId: string | undefined;
  userAgent: string | undefined;
  /** Keyed hash of the network address. */
  addressHash: string;
}
