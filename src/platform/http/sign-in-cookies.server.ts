/** The `Set-Cookie` lines of a sign-in. */
import type { ChallengeCookie } from "#platform/identity/sign-in/challenges.server.ts";
import { deviceCookieDays } from "#platform/identity/sign-in/known-devices.server.ts";
import type { SessionCookie } from "#platform/identity/sign-in/sessions.server.ts";
import type { SignInStep } from "#platform/identity/sign-in/sign-in-result.ts";
import { type CookieName, cookieName } from "./session-cookie.ts";

const secondsPerDay = 24 * 3600;

/** Ends with the browser's session, unless its owner wants to be remembered. */
export const setSession = ({ token, expiresAt }: SessionCookie, https: boolean): string =>
  cookie("session", token, https, expiresAt && secondsUntil(expiresAt));

/** Scripts of the office read the cookie: it names the person whose data this browser may use offline. */
export const forgetKept = "kept-for=; Path=/office; SameSite=Lax; Max-Age=0";

export const dropSession = (https: boolean): string => cookie("session", "", https, 0);

export const setChallenge = ({ token, expiresAt }: ChallengeCookie, https: boolean): string =>
  cookie("challenge", token, https, secondsUntil(expiresAt));

export function cookiesOf(step: SignInStep, https: boolean): string[] {
  if (step.step === "second-factor") return [setChallenge(step.challenge, https)];
  return [
    setSession(step.session, https),
    cookie("device", step.deviceCookie, https, deviceCookieDays * secondsPerDay),
    cookie("challenge", "", https, 0),
    forgetKept,
  ];
}

/** Neither scripts nor posts of other sites can use the cookie. */
export function cookie(name: CookieName, value: string, https: boolean, maxAge?: number): string {
  return [
    `${cookieName(name, https)}=${value}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(https ? ["Secure"] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join("; ");
}

const secondsUntil = (moment: Date): number =>
  Math.max(0, Math.round((moment.getTime() - Date.now()) / 1000));
