import type { Role } from "../roles.ts";
import type { ChallengeCookie } from "./challenges.server.ts";
import type { SessionCookie } from "./sessions.server.ts";

export type SecondFactorMethod = "app" | "recovery-code" | "passkey";

export interface SignedIn {
  step: "signed-in";
  accountId: string;
  role: Role;
  session: SessionCookie;
  /** The cookie of known devices; it lasts `deviceCookieDays`. */
  deviceCookie: string;
  /** A staff administrator who has to set up a second factor first. */
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

/** The browser's cookies, unverified. */
export interface BrowserCookies {
  device?: string | undefined;
  /** An earlier session, which ends: a sign-in never continues in it. */
  session?: string | undefined;
  /** The language that was chosen before the sign-in. */
  language?: string | undefined;
}
