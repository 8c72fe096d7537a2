/** Words that somebody typed into a search, as PostgreSQL's full-text index takes them. */
import { and, type SQL, sql } from "drizzle-orm";

const none = sql`false`;
const maxWords = 8;

/**
 * As the index splits: letters and digits make words, anything else separates them. Each may be the
 * beginning of one.
 * @returns `'floor':*` for each word; empty where there is neither a letter nor a digit
 */
export const searchedWords = (words: string): string[] => wordsOf(words).map(beginningWith);

const wordsOf = (words: string): string[] =>
  (words.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, maxWords);

const beginningWith = (word: string) => `'${word}':*`;

/** All words stand in the indexed text. Undefined where nothing is asked for. */
export function hasWords(text: SQL | { getSQL(): SQL }, words = ""): SQL | undefined {
  if (words.trim() === "") return undefined;
  const stems = searchedWords(words);
  if (stems.length === 0) return none;
  return sql`${text} @@ to_tsquery('simple', ${stems.join(" & ")})`;
}

/**
 * The same condition for words that very many rows have. Their index would first name all of those
 * rows; this walks through what a list shows, where they are soon found. As a subquery it counts as
 * expensive, so that only rows that match everything else are tested.
 */
export const isCommon = (words: SQL | undefined): SQL | undefined =>
  words && sql`(select (${words}) is true)`;

/**
 * Each word stands in one of several places, e.g. in the title or in the name of the client.
 * @param standsIn the condition for one word
 */
export function hasEachWord(
  words: string,
  standsIn: (query: SQL, word: string) => SQL | undefined,
): SQL {
  const each = wordsOf(words).map((word) =>
    standsIn(sql`to_tsquery('simple', ${beginningWith(word)})`, word),
  );
  return and(...each) ?? none;
}
