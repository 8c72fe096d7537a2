/**
 * The cookie that holds a session. By https its name begins with `__Host-`: browsers take such a
 * cookie from this very host and by https alone, so that no neighbouring host can plant one.
 */
const sessionCookieName = (https: boolean) => (https ? "__Host-session" : "session");

/** What the cookie holds, as it was sent; nothing where a request carries none. */
export function sessionCookie(header: string | undefined, https: boolean): string | undefined {
  const start = `${sessionCookieName(https)}=`;
  return header
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}
