import type { Calendar, Interval } from "./opening-hours.ts";

export interface HoursRow {
  /** E.g. `Monday to Friday`. */
  days: string;
  /** E.g. `8:00 AM to 6:00 PM`. */
  hours: string;
}

const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Days that follow each other with the same hours share a line. */
export function hoursRows(week: Calendar["week"]): HoursRow[] {
  const rows: { first: number; last: number; hours: string }[] = [];
  for (const day of names.keys()) {
    const hours = dayText(week[day] ?? []);
    const before = rows.at(-1);
    if (before?.hours === hours) before.last = day;
    else rows.push({ first: day, last: day, hours });
  }
  return rows.map(({ first, last, hours }) => ({ days: dayRange(first, last), hours }));
}

function dayRange(first: number, last: number): string {
  if (first === last) return names[first] ?? "";
  return `${names[first]} ${last === first + 1 ? "and" : "to"} ${names[last]}`;
}

export function dayText(intervals: readonly Interval[]): string {
  if (intervals.length === 0) return "Closed";
  return intervals
    .map(([from, to]) =>
      from === "00:00" && to === "24:00"
        ? "Open 24 hours"
        : `${clockTime(from)} to ${clockTime(to)}`,
    )
    .join(", ");
}

/** `13:30` as `1:30 PM`, the end of the day as `midnight`. */
export function clockTime(time: string): string {
  if (time === "24:00") return "midnight";
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const text = String(minute).padStart(2, "0");
  return `${hour % 12 === 0 ? 12 : hour % 12}:${text} ${hour < 12 ? "AM" : "PM"}`;
}
