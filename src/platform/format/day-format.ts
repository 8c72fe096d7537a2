import { dateFormat } from "./date-format.ts";

/** @param day ISO */
export const dayAs = (day: string, options: Intl.DateTimeFormatOptions, locale?: string): string =>
  dateFormat({ ...options, timeZone: "UTC" }, locale).format(new Date(`${day}T00:00:00Z`));

/** @param day ISO @returns e.g. `Dec 31, 2026` */
export const dayWithYear = (day: string): string => dayAs(day, { dateStyle: "medium" });

/** @returns e.g. `10:04 PM` */
export const timeAt = (moment: Date, timeZone: string): string =>
  dateFormat({ hour: "numeric", minute: "2-digit", timeZone })
    .format(moment)
    .replaceAll("\u202f", " ");
