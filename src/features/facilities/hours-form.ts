/** Opening hours as a form posts them: `from.<day>.<n>` and `to.<day>.<n>`, days from Monday, 0. */
import type { Calendar, Interval } from "./opening-hours.ts";

/** Intervals in one day: morning, afternoon and evening. */
export const maxIntervals = 3;

export const dayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type HoursResult =
  | { ok: true; week: Calendar["week"] }
  /** Sentences by day, e.g. `day.0`. */
  | { ok: false; errors: Record<string, string> };

export function readHours(fields: Readonly<Record<string, unknown>>): HoursResult {
  const days = dayNames.map((_, day) => readDay(fields, day));
  const faults = days.flatMap((read, day) =>
    typeof read === "string" ? [[`day.${day}`, read]] : [],
  );
  if (faults.length > 0) return { ok: false, errors: Object.fromEntries(faults) };
  return { ok: true, week: days.map((read) => (typeof read === "string" ? [] : read)) };
}

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** @returns a sentence where something is wrong */
function readDay(fields: Readonly<Record<string, unknown>>, day: number): Interval[] | string {
  const intervals: Interval[] = [];
  for (let n = 0; n < maxIntervals; n++) {
    const [from, typed] = [textOf(fields[`from.${day}.${n}`]), textOf(fields[`to.${day}.${n}`])];
    if (from === "" && typed === "") continue;
    if (from === "" || typed === "") return "Please enter both times, or neither";
    // Time fields cannot say 24:00: midnight as an end is the end of the day.
    const to = typed === "00:00" ? "24:00" : typed;
    if (!time.test(from) || !(time.test(to) || to === "24:00"))
      return "Please enter times such as 08:00";
    if (to <= from) return "The end must be after the start (midnight is the end of the day)";
    intervals.push([from, to]);
  }
  const inOrder = intervals.toSorted(([a], [b]) => a.localeCompare(b));
  const overlaps = inOrder.some(([from], n) => n > 0 && from < (inOrder[n - 1]?.[1] ?? ""));
  return overlaps ? "These times overlap" : inOrder;
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
    dayNames.map((_, day) => [
      `day.${day}`,
      (week[day] ?? []).map(([from, to]) => `${from} to ${to}`).join(", "),
    ]),
  );

/** The inputs of a day as `hoursTexts` has it: those of times that are gone are empty. */
export function dayInputs(name: string, text: string): Record<string, string> {
  const day = name.slice("day.".length);
  const times = text === "" ? [] : text.split(", ").map((one) => one.split(" to "));
  const inputs: Record<string, string> = {};
  for (let n = 0; n < maxIntervals; n++) {
    const [from = "", to = ""] = times[n] ?? [];
    inputs[`from.${day}.${n}`] = from;
    inputs[`to.${day}.${n}`] = to === "24:00" ? "00:00" : to;
  }
  return inputs;
}
