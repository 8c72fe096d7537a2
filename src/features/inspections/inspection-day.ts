import { dayAs } from "#platform/format/day-format.ts";
import type { Language } from "#platform/language/language.ts";

/** @param day ISO @returns e.g. `Fri, Nov 20, 2026` */
export const inspectionDay = (day: string, language: Language): string =>
  dayAs(day, { weekday: "short", month: "short", day: "numeric", year: "numeric" }, language);
