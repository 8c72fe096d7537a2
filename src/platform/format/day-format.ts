import type { Language } from "#platform/language/language.ts";
import { dateFormat } from "./date-format.ts";

/** @param day ISO */
export const dayAs = (
  day: string,
  options: Intl.DateTimeFormatOptions,
  language: Language,
): string =>
  dateFormat({ ...options, timeZone: "UTC" }, language).format(new Date(`${day}T00:00:00Z`));

/** @param day ISO @returns e.g. `Dec 31, 2026`, `31 dic 2026` */
export const dayWithYear = (day: string, language: Language): string =>
  dayAs(day, { dateStyle: "medium" }, language);

/** @param day ISO @returns e.g. `Fri, Nov 20, 2026` */
export const dayWithWeekday = (day: string, language: Language): string =>
  dayAs(day, { weekday: "short", month: "short", day: "numeric", year: "numeric" }, language);

/** @returns e.g. `10:04 PM`, `10:04 p.m.` */
export const timeAt = (moment: Date, timeZone: string, language: Language): string =>
  plainSpaces(
    dateFormat({ hour: "numeric", minute: "2-digit", timeZone }, language).format(moment),
  );

/** `Intl` sets narrow spaces that some fonts and mail programs do not have. */
export const plainSpaces = (text: string): string => text.replaceAll("\u202f", " ");
