import { dateFormat } from "#platform/format/date-format.ts";

/** In a company's time zone, e.g. `2026-11-21 09:30`, which spreadsheets read as a date. */
export function localTime(moment: Date, timeZone: string): string {
  return dateFormat({ timeZone, dateStyle: "short", timeStyle: "short" }, "sv-SE").format(moment);
}
