/**
 * Addresses whose end is a secret: the report of an occupant or an inspection, a proposal, an
 * appointment, the own page of a sender, somebody's calendar.
 */
const secretEnd =
  /^(\/r\/[^/]*\/|\/report\/|\/proposal\/|\/appointment\/|\/own-page\/|\/api\/calendar\/).+/i;

/** The path of a request without anything secret, for the log. @param url as it was requested */
export const loggedPath = (url: string | undefined): string | undefined =>
  url?.split("?", 1)[0]?.replace(secretEnd, "$1...");
