/** How often an area is done, as people write it into a spreadsheet. */
import { readFrequency } from "#features/scopes/read-frequency.ts";
import { plainWords } from "#platform/imports/cell-values.ts";
import { languages } from "#platform/language/language.ts";
import { bidMessages } from "./messages.ts";
import { notIncluded } from "./sheet-texts.ts";

const ownWords = ["no", "none", "never", "nunca"];

const notIncludedWords = new Set([
  ...ownWords,
  ...languages.map((language) => plainWords(bidMessages(language).areas.notIncluded)),
]);

/** @returns as the fields of an area have it; undefined for what is no frequency */
export const readAreaFrequency = (written: string): string | undefined =>
  notIncludedWords.has(plainWords(written)) ? notIncluded : readFrequency(written);
