/**
 * Reads a line of the owner's list: phrases between commas, whole words, whatever their case. A star stands
 * for any ending of a word, three dots for a few words between, a hyphen for itself, a space or nothing. An
 * owner writes them without knowing patterns, and none can be written that takes long.
 */

/** Characters that three dots may stand for. */
const gap = "[^]{0,40}?";
const letter = "[\\p{L}\\p{M}\\p{N}]";

export const phrasesOf = (line: string): readonly string[] =>
  line
    .replaceAll("…", "...")
    .split(",")
    .map((phrase) => phrase.trim().replaceAll(/\s+/gu, " "))
    .filter((phrase) => phrase !== "");

/** Whatever else stands in a word means itself. */
const literal = (text: string): string =>
  text.replaceAll(
    /[^\p{L}\p{M}\p{N}]/gu,
    (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  );

const wordPattern = (word: string): string => {
  const isOpen = word.endsWith("*");
  const parts = (isOpen ? word.slice(0, -1) : word).split("-").map(literal);
  return parts.join("[\\s-]?") + (isOpen ? `${letter}*` : "");
};

const phrasePattern = (phrase: string): string =>
  phrase
    .split(/\s*\.{3}\s*/u)
    .map((words) => words.split(" ").map(wordPattern).join("\\s+"))
    .map((part) => `(?<!${letter})${part}(?!${letter})`)
    .join(gap);

/** Undefined for a line without a phrase. */
export function linePattern(line: string): RegExp | undefined {
  const phrases = phrasesOf(line);
  if (phrases.length === 0) return undefined;
  return new RegExp(phrases.map(phrasePattern).join("|"), "iu");
}

let knownPhrases: { lines: readonly string[]; patterns: readonly RegExp[] } = {
  lines: [],
  patterns: [],
};

/** Made anew only when the list is another one. */
export function patternsOf(lines: readonly string[]): readonly RegExp[] {
  if (knownPhrases.lines !== lines) {
    const patterns = lines.map(linePattern).filter((pattern) => pattern !== undefined);
    knownPhrases = { lines, patterns };
  }
  return knownPhrases.patterns;
}
