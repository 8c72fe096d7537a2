/** The limit is in characters; the rest is ignored. */
export const maxQueryCharacters = 200;

/** Makes a query safe: one line, without control characters, of bounded length. */
export const readQuery = (typed: string | null): string =>
  (typed ?? "")
    .slice(0, 4 * maxQueryCharacters)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, maxQueryCharacters)
    .toWellFormed();
