/** The product quotes a person's text in its own language, within a sentence in the reader's. */
import { type Language, localeOf } from "./language.ts";

/** Null where a person wrote it and nobody knows in which language; undefined for words of the product. */
export type WrittenLanguage = Language | null | undefined;

/** The parts of a sentence around what somebody wrote; they can go to a browser, which a function cannot. */
export interface WrittenWords {
  before: string;
  text: string;
  after: string;
  language: WrittenLanguage;
}

/** No text that somebody typed has it: the database could not store it. */
const placeholder = "\u0000";

/** @param sentence of the messages, which says where the words stand in each language */
export function quoteWritten(
  sentence: (text: string) => string,
  text: string,
  language: WrittenLanguage,
): WrittenWords {
  const [before = "", after = ""] = sentence(placeholder).split(placeholder);
  return { before, text, after, language };
}

/** The same of words that have some of the product's around them already. */
export function quoteWords(
  sentence: (text: string) => string,
  { before, text, after, language }: WrittenWords,
): WrittenWords {
  const around = quoteWritten(sentence, text, language);
  return { ...around, before: around.before + before, after: after + around.after };
}

/** Wraps a person's text that stands in no sentence. */
export const writtenAlone = (text: string, language: WrittenLanguage): WrittenWords => ({
  before: "",
  text,
  after: "",
  language,
});

/** Wraps our own text where a person's may stand as well. */
export const ownWords = (text: string): WrittenWords => writtenAlone(text, undefined);

export const plainWords = (words: string | WrittenWords): string =>
  typeof words === "string" ? words : `${words.before}${words.text}${words.after}`;

/**
 * @returns the `lang` attribute. An empty one means that the language is unknown, so that the words do not
 * inherit that of the page; undefined where the two are the same.
 */
export function langOfWritten(written: WrittenLanguage, reader: Language): string | undefined {
  if (written === null) return "";
  return written === undefined || written === reader ? undefined : localeOf(written);
}
