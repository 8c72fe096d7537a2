/** The one field of the search; safe for the browser. */

/** Characters of a query that are looked at. */
export const longestQuery = 200;

/** What a visitor typed, made harmless: one line, without control characters, of bounded length. */
export const readQuery = (typed: string | null): string =>
  (typed ?? "")
    .slice(0, 4 * longestQuery)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, longestQuery)
    .toWellFormed();
