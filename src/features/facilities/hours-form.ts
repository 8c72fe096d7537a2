/** Opening hours as a form posts them: `from.<day>.<n>` and `to.<day>.<n>`, days from Monday, 0. */

import { compareCodes } from "#platform/format/sort-order.ts";
import type { Language } from "#platform/language/language.ts";
import { facilityOfficeMessages } from "./office/messages.ts";

/** Local times, e.g. `["08:00", "18:00"]`; the end up to `24:00`. */
export type Interval = readonly [from: string, to: string];

/** Decides which time counts as working time, and when visits are planned. */
export interface Calendar {
  /** IANA name, e.g. `America/Chicago`. */
  timeZone: string;
  /** Seven days, Monday first; the intervals of each in order, none where it is closed. */
  week: readonly (readonly Interval[])[];
  /** ISO dates, e.g. `2026-12-25`: closed all day. */
  holidays: readonly string[];
}

const workday: readonly Interval[] = [["08:00", "18:00"]];

/** Monday to Friday, 08:00 to 18:00, until somebody enters a facility's own hours. */
export const usualWeek: Calendar["week"] = [...Array.from({ length: 5 }, () => workday), [], []];

/** Intervals in one day: morning, afternoon and evening. */
export const maxIntervals = 3;

/** Monday is first. */
export const dayNames = (language: Language): readonly string[] =>
  Object.values(facilityOfficeMessages(language).hours.days);

/** Monday is 0 in the names of fields. */
const dayNumbers = [0, 1, 2, 3, 4, 5, 6];

export type HoursResult =
  | { ok: true; week: Calendar["week"] }
  /** Sentences by day, e.g. `day.0`. */
  | { ok: false; errors: Record<string, string> };

export function readHours(
  fields: Readonly<Record<string, unknown>>,
  language: Language,
): HoursResult {
  const days = dayNumbers.map((day) => readDay(fields, day, language));
  const faults = days.flatMap((read, day) =>
    typeof read === "string" ? [[`day.${day}`, read]] : [],
  );
  if (faults.length > 0) return { ok: false, errors: Object.fromEntries(faults) };
  return { ok: true, week: days.map((read) => (typeof read === "string" ? [] : read)) };
}

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** @returns a sentence where something is wrong */
function readDay(
  fields: Readonly<Record<string, unknown>>,
  day: number,
  language: Language,
): Interval[] | string {
  const { errors } = facilityOfficeMessages(language).hours;
  const intervals: Interval[] = [];
  for (let n = 0; n < maxIntervals; n++) {
    const [from, typed] = [textOf(fields[`from.${day}.${n}`]), textOf(fields[`to.${day}.${n}`])];
    if (from === "" && typed === "") continue;
    if (from === "" || typed === "") return errors.bothTimes;
    // Time fields cannot say 24:00: midnight as an end is the end of the day.
    const to = typed === "00:00" ? "24:00" : typed;
    if (!time.test(from) || !(time.test(to) || to === "24:00")) return errors.times;
    if (to <= from) return errors.endAfterStart;
    intervals.push([from, to]);
  }
  const inOrder = intervals.toSorted(([a], [b]) => compareCodes(a, b));
  const overlaps = inOrder.some(([from], n) => n > 0 && from < (inOrder[n - 1]?.[1] ?? ""));
  return overlaps ? errors.overlap : inOrder;
}

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** A stored week as the form's fields. */
export const hoursFields = (week: Calendar["week"]): Record<string, string> =>
  Object.fromEntries(
    week.flatMap((intervals, day) =>
      intervals.flatMap(([from, to], n) => [
        [`from.${day}.${n}`, from],
        [`to.${day}.${n}`, to === "24:00" ? "00:00" : to],
      ]),
    ),
  );

/** Each day as one text, e.g. `day.0`: `08:00 to 12:00, 13:00 to 17:00`; a closed one is empty. */
export const hoursTexts = (week: Calendar["week"]): Record<string, string> =>
  Object.fromEntries(
    dayNumbers.map((day) => [
      `day.${day}`,
      (week[day] ?? []).map(([from, to]) => `${from} to ${to}`).join(", "),
    ]),
  );

/** A day as `hoursTexts` has it, for people. */
export const formatHours = (text: string, language: Language): string =>
  text
    .split(", ")
    .map((one) => {
      const [from = "", to] = one.split(" to ");
      return to === undefined ? one : facilityOfficeMessages(language).hours.span({ from, to });
    })
    .join(", ");

/** The inputs of a day as `hoursTexts` has it: those of times that are gone are empty. */
export function dayInputs(name: string, text: string): Record<string, string> {
  const day = name.slice("day.".length);
  const times = text === "" ? [] : text.split(", ").map((openHours) => openHours.split(" to "));
  const inputs: Record<string, string> = {};
  for (let n = 0; n < maxIntervals; n++) {
    const [from = "", to = ""] = times[n] ?? [];
    inputs[`from.${day}.${n}`] = from;
    inputs[`to.${day}.${n}`] = to === "24:00" ? "00:00" : to;
  }
  return inputs;
}
