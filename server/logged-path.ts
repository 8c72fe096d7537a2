/** Addresses whose end is a secret: the report of an occupant or an inspection, somebody's calendar. */
const secretEnd = /^(\/r\/[^/]*\/|\/report\/|\/api\/calendar\/).+/i;

/** Of a request, without what must not stand in a log. @param url as it was asked for */
export const loggedPath = (url: string | undefined): string | undefined =>
  url?.split("?", 1)[0]?.replace(secretEnd, "$1...");
