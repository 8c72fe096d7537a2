/** Reads the many ways in which people and programs write a value into a cell. */
import { firstDay, lastDay } from "#platform/format/calendar-day.ts";
import { type Language, languages } from "#platform/language/language.ts";

/** Words alone: no case, no accents, no signs. For comparing what people call things. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A formula that was never computed: no name, number or day of anybody begins so. */
export const isFormula = (cell: string): boolean => cell.startsWith("=");

/** A spreadsheet puts one of these in place of a formula that has failed. */
export const isFailedFormula = (cell: string): boolean =>
  /^#(?:REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|N\/A|SPILL!|CALC!|BLOCKED!|FIELD!)$/.test(cell);

/**
 * The value whose own name, label in any language, or other name was written: `Exam room`, `exam-room`,
 * `CONSULTORIO`. What is none of them comes back as it is, for the schema to refuse.
 */
export function chooseAmong(
  written: string,
  choicesIn: (language: Language) => readonly { value: string; label: string }[],
  others: Readonly<Record<string, readonly string[]>> = {},
): string {
  const words = plainWords(written);
  if (words === "") return "";
  const choice = languages
    .flatMap(choicesIn)
    .find(
      ({ value, label }) =>
        plainWords(value) === words ||
        plainWords(label) === words ||
        others[value]?.includes(words),
    );
  return choice?.value ?? written;
}

export type DayReading =
  | { ok: true; day: string }
  | { ok: false; reason: "no-day" | "day-first" | "out-of-range" };

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * A day as it is written in the United States, month first, or as programs write it, year first. A time
 * behind it is left out. Years of two digits are of this century; 0000 and 9999, by which programs say
 * that they know none, are no days.
 */
export function readDay(cell: string): DayReading {
  const text = cell.trim().replace(/[T ,]+\d{1,2}:\d{2}.*$/i, "");
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text);
  if (numbers) {
    const [, month, day, year] = numbers;
    if (Number(month) > 12 && Number(day) <= 12) return { ok: false, reason: "day-first" };
    return dayOf(year, month, day);
  }
  const worded =
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text) ??
    swapped(/^(\d{1,2})[ -]([a-z]{3,9})\.?[ -](\d{4}|\d{2})$/i.exec(text));
  if (worded) {
    const month = months.indexOf((worded[1] ?? "").slice(0, 3).toLowerCase()) + 1;
    return month === 0
      ? { ok: false, reason: "no-day" }
      : dayOf(worded[3], String(month), worded[2]);
  }
  return { ok: false, reason: "no-day" };
}

const swapped = (match: RegExpExecArray | null) =>
  match && ([match[0], match[2], match[1], match[3]] as const);

function dayOf(year = "", month = "", day = ""): DayReading {
  const whole = year.length === 2 ? `20${year}` : year;
  const text = `${whole}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
    return { ok: false, reason: /^0000|^9999/.test(text) ? "out-of-range" : "no-day" };
  return text >= firstDay && text <= lastDay
    ? { ok: true, day: text }
    : { ok: false, reason: "out-of-range" };
}

/** First and last name of a person, as some programs keep them apart. */
export const wholeName = (name: string, first: string, last: string): string =>
  name !== "" ? name : [first, last].filter(Boolean).join(" ");

/** A cell in the middle of a sentence. */
export const shown = (cell: string): string => (cell.length > 60 ? `${cell.slice(0, 59)}…` : cell);
