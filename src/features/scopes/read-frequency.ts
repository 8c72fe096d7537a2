/** How often, as people and other programs write it; a frequency of ours, or nothing. */
import { plainWords } from "#platform/imports/cell-values.ts";
import { languages } from "#platform/language/language.ts";
import { type Frequency, frequencies, frequencyLabel, frequencyValue } from "./frequency-types.ts";

const words: Readonly<Record<string, string>> = {
  daily: "7-week",
  "every day": "7-week",
  diario: "7-week",
  diariamente: "7-week",
  weekdays: "5-week",
  "monday to friday": "5-week",
  "mon fri": "5-week",
  weekly: "1-week",
  semanal: "1-week",
  monthly: "1-month",
  mensual: "1-month",
  quarterly: "1-quarter",
  trimestral: "1-quarter",
  annually: "1-year",
  yearly: "1-year",
  annual: "1-year",
  anual: "1-year",
  "semi annually": "2-year",
  "twice a year": "2-year",
  semestral: "2-year",
  "bi monthly": "2-month",
  "twice a month": "2-month",
};

const units: Readonly<Record<string, Frequency["per"]>> = {
  week: "week",
  wk: "week",
  w: "week",
  semana: "week",
  month: "month",
  mo: "month",
  mes: "month",
  quarter: "quarter",
  qtr: "quarter",
  trimestre: "quarter",
  year: "year",
  yr: "year",
  ano: "year",
};

/** `5-week`, `5 times a week`, `5x/week`, `3 veces por semana`, `weekly`; undefined for anything else. */
export function readFrequency(written: string): string | undefined {
  const plainText = plainWords(written);
  const named = frequencies.find(
    (frequency) =>
      frequencyValue(frequency) === written.trim() ||
      languages.some((language) => plainWords(frequencyLabel(frequency, language)) === plainText),
  );
  if (named !== undefined) return frequencyValue(named);
  if (words[plainText] !== undefined) return words[plainText];
  const counted = /^(\d)(?: ?x| times| veces| vez)?(?: a| per| por| al| each)? ?([a-z]+)$/.exec(
    plainText,
  );
  const per = units[counted?.[2] ?? ""];
  const value = `${counted?.[1]}-${per}`;
  return frequencies.some((frequency) => frequencyValue(frequency) === value) ? value : undefined;
}
