/** Counts the product's words and finds its longest sentences: `npm run texts -- count`. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readTexts, type Text } from "./read-texts.ts";

/** A sentence that a person reads once has no more words than this. */
export const mostWords = 20;

export interface LongSentence {
  name: string;
  id: string;
  words: number;
  sentence: string;
}

/**
 * Nobody may shorten what the specification or the law has written: legal pages, and the list of what
 * employers may not discriminate by. Texts are named as `npm run texts` names them.
 */
const asWritten = /^content\/(?:legal\/|careers\/careers, fairHiring$)/;

const wordsIn = (text: string): number =>
  withoutMarks(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A value counts as one word, and elements as none. */
const withoutMarks = (text: string) => text.replace(/<\/?\w+\/?>/g, "").replace(/\{[\w.]+\}/g, "X");

/** An abbreviation such as `e.g.,` ends no sentence. */
const sentencesIn = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((line) => line.split(/(?<=[.!?:][”’)]?)\s+(?=[\p{Lu}“{<¿¡])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/** The English ones of more than `mostWords` words, the longest first. */
export function longSentences(texts: readonly Text[]): LongSentence[] {
  return texts
    .filter(({ name, id }) => !asWritten.test(`${name}, ${id}`))
    .flatMap(({ name, id, english }) =>
      sentencesIn(english.text).map((sentence) => ({
        name,
        id,
        words: wordsIn(sentence),
        sentence,
      })),
    )
    .filter(({ words }) => words > mostWords)
    .toSorted((one, other) => other.words - one.words);
}

interface FeatureFigures {
  name: string;
  texts: number;
  english: number;
  spanish: number;
  /** Size of the texts that a browser may load, compressed. */
  bytes: { en: number; es: number } | undefined;
}

function figuresOf(root: string, texts: readonly Text[]): FeatureFigures[] {
  const byName = Map.groupBy(texts, ({ name }) =>
    name.startsWith("content/") ? "content (public pages)" : name,
  );
  return [...byName].map(([name, namedTexts]) => ({
    name,
    texts: namedTexts.length,
    english: sum(namedTexts.map(({ english }) => wordsIn(english.text))),
    spanish: sum(namedTexts.map(({ spanish }) => wordsIn(spanish.text))),
    bytes: bytesOf(root, name, namedTexts),
  }));
}

function bytesOf(root: string, name: string, [first]: readonly Text[]) {
  if (first?.folder === undefined || name.endsWith("(server)")) return undefined;
  const [en, es] = ["en", "es"].map((language) =>
    sum(
      globSync(`${first.folder}/messages/${language}.ts`, { cwd: root }).map(
        (file) => gzipSync(readFileSync(join(root, file))).length,
      ),
    ),
  );
  return { en: en ?? 0, es: es ?? 0 };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, addend) => all + addend, 0);

/** @returns Markdown, as `docs/texts.md` holds it */
export function writeFigures(root: string): string {
  const texts = readTexts(root);
  const figures = figuresOf(root, texts).toSorted((one, other) => other.english - one.english);
  const long = longSentences(texts);
  const number = (value: number) => value.toLocaleString("en-US");
  const rows = figures.map(
    ({ name, texts: count, english, spanish, bytes }) =>
      `| ${name} | ${number(count)} | ${number(english)} | ${number(spanish)} | ${bytes === undefined ? "" : `${number(bytes.en)} | ${number(bytes.es)}`}${bytes === undefined ? " | " : ""} |`,
  );
  const total = {
    texts: sum(figures.map((figure) => figure.texts)),
    english: sum(figures.map((figure) => figure.english)),
    spanish: sum(figures.map((figure) => figure.spanish)),
  };
  return [
    "| feature | texts | English words | Spanish words | English bytes for a browser, compressed | Spanish |",
    "|---|---|---|---|---|---|",
    ...rows,
    `| all | ${number(total.texts)} | ${number(total.english)} | ${number(total.spanish)} | | |`,
    "",
    `English sentences of more than ${mostWords} words, without the legal texts: ${long.length}.`,
    "",
    ...long.map(({ name, id, words, sentence }) => `- ${words} (${name}, ${id}): ${sentence}`),
    "",
  ].join("\n");
}
