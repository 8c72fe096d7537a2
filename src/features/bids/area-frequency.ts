/** Reads frequencies as people write them into a spreadsheet. */
import { readFrequency } from "#features/scopes/read-frequency.ts";
import { plainWords } from "#platform/imports/cell-values.ts";
import { languages } from "#platform/language/language.ts";
import { bidMessages } from "./messages.ts";
import { notIncluded } from "./sheet-texts.ts";

const ownWords = ["no", "none", "never", "nunca"];

/** @returns as the fields of an area have it; undefined for what is no frequency */
export function readAreaFrequency(written: string): string | undefined {
  const plainText = plainWords(written);
  const isNotIncluded =
    ownWords.includes(plainText) ||
    languages.some((language) => plainWords(bidMessages(language).areas.notIncluded) === plainText);
  return isNotIncluded ? notIncluded : readFrequency(written);
}
