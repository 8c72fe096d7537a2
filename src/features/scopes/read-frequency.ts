/** Reads a frequency as people and other programs write it; undefined if it is none of ours. */
import { plainWords } from "#platform/imports/cell-values.ts";
import { languages } from "#platform/language/language.ts";
import { type Frequency, frequencies, frequencyLabel, frequencyValue } from "./frequency-types.ts";

const words: Readonly<Record<string, string>> = {
  daily: "7-week",
  "every day": "7-week",
  diario: "7-week",
  diaria: "7-week",
  diariamente: "7-week",
  weekdays: "5-week",
  "monday to friday": "5-week",
  "mon fri": "5-week",
  weekly: "1-week",
  "every week": "1-week",
  semanal: "1-week",
  monthly: "1-month",
  "every month": "1-month",
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
  sem: "week",
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

const known = new Set(frequencies.map(frequencyValue));

const counted =
  /^(\d) ?(?:x|times|days|nights|visits|vez|veces|dias|noches|visitas)?(?: (?:a|an|per|por|al|a la|each|every)(?= ))? ?([a-z]*)$/;

/**
 * `5-week`, `5 times a week`, `5x/week`, `3 veces por semana`, `weekly`, and a number alone, which means a
 * week; undefined for anything else.
 */
export function readFrequency(written: string): string | undefined {
  if (known.has(written.trim())) return written.trim();
  const plainText = plainWords(written);
  const value = words[plainText] ?? valueOfLabel(plainText);
  if (value !== undefined) return value;
  const [, times, unit = ""] = counted.exec(plainText) ?? [];
  const per = unit === "" ? "week" : units[unit];
  const countedValue = `${times}-${per}`;
  return known.has(countedValue) ? countedValue : undefined;
}

function valueOfLabel(plainText: string): string | undefined {
  const frequency = frequencies.find((frequency) =>
    languages.some((language) => plainWords(frequencyLabel(frequency, language)) === plainText),
  );
  return frequency && frequencyValue(frequency);
}
