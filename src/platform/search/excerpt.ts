import { type Language, languages } from "#platform/language/language.ts";
import { stemOf, wordsIn } from "./words.ts";

export interface Segment {
  text: string;
  hit: boolean;
}

const excerptLength = 220;

/** Our texts repeat a few thousand words over and over. */
const stems = new Map(languages.map((language) => [language, new Map<string, string>()] as const));

function stemOfOwn(word: string, language: Language): string {
  const stored = stems.get(language)?.get(word);
  if (stored !== undefined) return stored;
  const stem = stemOf(word, language) ?? "";
  stems.get(language)?.set(word, stem);
  return stem;
}

/** @param terms stems as in the index */
export const holdsAny = (text: string, terms: ReadonlySet<string>, language: Language): boolean =>
  [...wordsIn(text)].some(({ word }) => terms.has(stemOfOwn(word, language)));

export const markedText = (
  text: string,
  terms: ReadonlySet<string>,
  language: Language,
): Segment[] => marked(text, hitsIn(text, terms, language), 0, text.length);

/** The part of a text with most of the words, cut between words and marked. */
export function bestExcerpt(
  text: string,
  terms: ReadonlySet<string>,
  language: Language,
): Segment[] {
  const words = [...wordsIn(text)];
  const hits = hitsIn(text, terms, language);
  const start = startOfBest(hits, words, text);
  const end = endOf(words, start, text);
  const segments = marked(text, hits, start, end);
  if (start > 0) segments.unshift({ text: "… ", hit: false });
  if (end < text.length) segments.push({ text: " …", hit: false });
  return segments;
}

const hitsIn = (text: string, terms: ReadonlySet<string>, language: Language): Place[] =>
  [...wordsIn(text)].filter(({ word }) => terms.has(stemOfOwn(word, language)));

function marked(text: string, hits: readonly Place[], start: number, end: number): Segment[] {
  const segments: Segment[] = [];
  let at = start;
  const add = (until: number, hit: boolean) => {
    if (until > at) segments.push({ text: text.slice(at, until), hit });
    at = until;
  };
  for (const hit of hits) {
    if (hit.start < start || hit.end > end) continue;
    add(hit.start, false);
    add(hit.end, true);
  }
  add(end, false);
  return segments;
}

interface Place {
  start: number;
  end: number;
}

/** Begins with the sentence, or at least a few words, before the densest run of matches. */
function startOfBest(hits: readonly Place[], words: readonly Place[], text: string): number {
  let best = { start: 0, count: 0 };
  hits.forEach((hit, index) => {
    const count = hits
      .slice(index)
      .findLastIndex(({ end }) => end - hit.start < excerptLength * 0.7);
    if (count + 1 > best.count) best = { start: hit.start, count: count + 1 };
  });
  if (best.start < excerptLength * 0.6) return 0;
  const sentence = text.lastIndexOf(". ", best.start);
  if (sentence !== -1 && best.start - sentence < excerptLength * 0.4) return sentence + 2;
  const before = words.filter(({ start }) => start < best.start).at(-6);
  return before?.start ?? best.start;
}

function endOf(words: readonly Place[], start: number, text: string): number {
  if (text.length - start <= excerptLength) return text.length;
  const last = words.findLast(({ end }) => end - start <= excerptLength);
  return last?.end ?? Math.min(start + excerptLength, text.length);
}
