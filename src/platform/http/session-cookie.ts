/**
 * Cookies of people who sign in, and of visitors who choose a language. By https their names begin with
 * `__Host-`: browsers take such a cookie from this very host and by https alone, so that no neighboring host
 * can plant one.
 */
export type CookieName =
  | "session"
  /** Accounts that signed in here before. */
  | "device"
  /** A sign-in, or another proof, that began here and is not finished. */
  | "challenge"
  /** The choice of light or dark. */
  | "appearance"
  /** Chosen by visitors who have no account or have not signed in. */
  | "language";

export const cookieName = (name: CookieName, https: boolean) => (https ? `__Host-${name}` : name);

export function readCookie(
  header: string | null | undefined,
  name: CookieName,
  https: boolean,
): string | undefined {
  const start = `${cookieName(name, https)}=`;
  return header
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

export const sessionCookie = (header: string | undefined, https: boolean): string | undefined =>
  readCookie(header, "session", https);
