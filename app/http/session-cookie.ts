/** By https the names begin with `__Host-`, so that no other host of the domain can set one. */
export type CookieName =
  | "session"
  /** Accounts that signed in here before. */
  | "device"
  /** A sign-in that waits for its second step. */
  | "challenge";

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
