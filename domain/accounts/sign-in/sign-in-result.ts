/** What a sign-in comes to, whichever way it was made. */

import type { Role } from "#domain/accounts/roles.ts";
import type { ChallengeCookie } from "./challenges.ts";
import type { SessionCookie } from "./sessions.ts";

export type SecondFactorMethod = "app" | "recovery-code" | "passkey";

/** For the cookies, and where to go next. */
export interface SignedIn {
  step: "signed-in";
  accountId: string;
  role: Role;
  session: SessionCookie;
  /** What the cookie that marks familiar browsers is set to; it lasts `deviceCookieDays`. */
  deviceCookie: string;
  /** A staff administrator who has to set up a second factor before anything else. */
  needsSecondFactor: boolean;
}

export interface SecondFactorNeeded {
  step: "second-factor";
  challenge: ChallengeCookie;
  methods: SecondFactorMethod[];
}

export type SignInStep = SignedIn | SecondFactorNeeded;

/** `wrong` for every cause: unknown, wrong, invited without a password, suspended. */
export type SignInFailure =
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

export type SignInResult = { ok: true; signIn: SignInStep } | SignInFailure;

/** What the browser brings along: its cookies, as they were sent. */
export interface BrowserCookies {
  device?: string | undefined;
  /** A session that is left behind: a sign-in never goes on in it. */
  session?: string | undefined;
}
