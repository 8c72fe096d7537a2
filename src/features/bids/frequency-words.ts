/** How often an area is done, as people write it into a spreadsheet. */
import {
  type FrequencyUnit,
  frequencies,
  frequencyLabel,
  frequencyValue,
} from "#features/scopes/frequency-types.ts";
import { plainWords } from "#platform/imports/cell-values.ts";
import { languages } from "#platform/language/language.ts";
import { bidMessages } from "./messages.ts";
import { notIncluded } from "./sheet-texts.ts";

/** Single words for once in each unit, and for every day. */
const ownWords: Readonly<Record<string, string>> = {
  daily: "7-week",
  "every day": "7-week",
  diario: "7-week",
  diaria: "7-week",
  weekly: "1-week",
  "every week": "1-week",
  semanal: "1-week",
  monthly: "1-month",
  "every month": "1-month",
  mensual: "1-month",
  quarterly: "1-quarter",
  trimestral: "1-quarter",
  yearly: "1-year",
  annually: "1-year",
  anual: "1-year",
  no: notIncluded,
  none: notIncluded,
  never: notIncluded,
  nunca: notIncluded,
};

const units: Readonly<Record<string, FrequencyUnit>> = {
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

/** E.g. `5x week`, `3 per week`, `5 days a week`, `2 veces al mes`; a number alone is meant a week. */
const counted =
  /^(\d) ?(?:x|times|days|nights|visits|veces|dias|noches|visitas)?(?: (?:a|an|per|por|al|a la|each|every)(?= ))? ?([a-z]*)$/;

const labels = new Map(
  languages.flatMap((language) => [
    ...frequencies.map(
      (frequency) =>
        [plainWords(frequencyLabel(frequency, language)), frequencyValue(frequency)] as const,
    ),
    [plainWords(bidMessages(language).areas.notIncluded), notIncluded] as const,
  ]),
);

const known = new Set(frequencies.map(frequencyValue));

/** @returns as the fields of an area have it; undefined for what is no frequency */
export function readFrequency(written: string): string | undefined {
  if (known.has(written)) return written;
  const words = plainWords(written);
  const named = ownWords[words] ?? labels.get(words);
  if (named !== undefined) return named;
  const [, times, unit = ""] = counted.exec(words) ?? [];
  const per = unit === "" ? "week" : units[unit];
  const value = `${times}-${per}`;
  return known.has(value) ? value : undefined;
}
