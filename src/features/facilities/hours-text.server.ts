import { dateFormat } from "#platform/format/date-format.ts";
import { plainSpaces } from "#platform/format/day-format.ts";
import type { Language } from "#platform/language/language.ts";
import type { Calendar, Interval } from "./hours-form.ts";
import { facilityServerMessages } from "./messages.server.ts";
import { facilityOfficeMessages } from "./office/messages.ts";

export interface HoursRow {
  /** E.g. `Monday to Friday`. */
  days: string;
  /** E.g. `8:00 AM to 6:00 PM`. */
  hours: string;
}

const dayKeys = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** Days that follow each other with the same hours share a line. */
export function hoursRows(week: Calendar["week"], language: Language): HoursRow[] {
  const rows: { first: number; last: number; hours: string }[] = [];
  for (const day of dayKeys.keys()) {
    const hours = dayText(week[day] ?? [], language);
    const before = rows.at(-1);
    if (before?.hours === hours) before.last = day;
    else rows.push({ first: day, last: day, hours });
  }
  return rows.map(({ first, last, hours }) => ({ days: dayRange(first, last, language), hours }));
}

function dayRange(first: number, last: number, language: Language): string {
  const { days } = facilityOfficeMessages(language).hours;
  const { laterDays, twoDays, severalDays } = facilityServerMessages(language).hours;
  const [from, to] = [dayKeys[first] ?? "monday", dayKeys[last] ?? "monday"];
  if (first === last) return days[from];
  const range = last === first + 1 ? twoDays : severalDays;
  return range({ first: days[from], last: laterDays[to] });
}

export function dayText(intervals: readonly Interval[], language: Language): string {
  const { closed, allDay, span, severalSpans } = facilityServerMessages(language).hours;
  if (intervals.length === 0) return closed;
  return intervals
    .map((interval) => {
      const [from, to] = interval;
      return isAllDay(interval)
        ? allDay
        : span({ from: clockTime(from, language), to: clockTime(to, language) });
    })
    .reduce((first, next) => severalSpans({ first, next }));
}

export const isAllDay = ([from, to]: Interval): boolean => from === "00:00" && to === "24:00";

/** `13:30` as `1:30 PM`, the end of the day as `midnight`. */
export function clockTime(time: string, language: Language): string {
  if (time === "24:00") return facilityServerMessages(language).hours.midnight;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const format = dateFormat({ hour: "numeric", minute: "2-digit", timeZone: "UTC" }, language);
  return plainSpaces(format.format(new Date(Date.UTC(2026, 0, 1, hours, minutes))));
}
