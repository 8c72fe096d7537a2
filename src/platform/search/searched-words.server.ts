/** Words that somebody typed into a search, as PostgreSQL's full-text index takes them. */
import { and, type SQL, sql } from "drizzle-orm";
import { plainLetters } from "./plain-letters.ts";

const none = sql`false`;
const maxWords = 8;
const maxLetters = 24;
const maxSpellings = 64;

/**
 * Splits as the index does: letters and digits make words, anything else separates them. Each may be the
 * beginning of a word, with the accents of Spanish or without.
 * @returns e.g. `('sur':* | 'súr':* | 'sür':*)` for each word; empty where there is neither a letter nor a
 * digit
 */
export const searchedWords = (words: string): string[] => wordsOf(words).map(beginningWith);

const wordsOf = (words: string): string[] =>
  (words.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, maxWords);

const beginningWith = (word: string): string => {
  const spellings = spellingsOf(word);
  return spellings.length === 1 ? spellings.join() : `(${spellings.join(" | ")})`;
};

const accented: Readonly<Record<string, readonly string[]>> = {
  a: ["á"],
  e: ["é"],
  i: ["í"],
  n: ["ñ"],
  o: ["ó"],
  u: ["ú", "ü"],
};

/**
 * The index has words as they were written. Nobody types accents into a search, and many leave them out
 * of what they write: so both are found. A word of Spanish has one accent at most, and beside it an ñ.
 */
function spellingsOf(word: string): string[] {
  const plain = plainLetters(word);
  // No word is longer; its spellings would be thousands.
  if (/\d/.test(plain) || plain.length > maxLetters) return [`'${word}':*`];
  const written = word.toLowerCase();
  const singular = singularOf(plain);
  const beginnings = [written, ...withAccents(plain), ...(singular ? withAccents(singular) : [])];
  const whole = withAccents(singularOfConsonant(plain)).filter(Boolean);
  const all = [
    ...whole.map((word) => `'${word}'`),
    ...beginnings.map((beginning) => `'${beginning}':*`),
  ];
  return [...new Set(all)].slice(0, maxSpellings);
}

/** The singular of `visitas` and `visits`, which may be what is written there. */
const singularOf = (plain: string): string | undefined =>
  /..[^su]s$/.test(plain) ? plain.slice(0, -1) : undefined;

/** The singular of `unidades` and `luces`: as a beginning it would find too much, so it is looked for as a whole word. */
const singularOfConsonant = (plain: string): string =>
  /..ces$/.test(plain)
    ? plain.replace(/ces$/, "z")
    : /..[dlnrjy]es$/.test(plain)
      ? plain.slice(0, -2)
      : "";

function withAccents(plain: string): string[] {
  const withOne = (text: string, from: readonly string[]) =>
    [...text].flatMap((letter, at) =>
      from.includes(letter)
        ? (accented[letter] ?? []).map((other) => text.slice(0, at) + other + text.slice(at + 1))
        : [],
    );
  return [plain, ...withOne(plain, ["n"])].flatMap((text) => [
    text,
    ...withOne(text, ["a", "e", "i", "o", "u"]),
  ]);
}

/** All words must be in the indexed text. Undefined where there is nothing to search for. */
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
