import { dayAs } from "#platform/format/day-format.ts";
import type { Language } from "#platform/language/language.ts";

/** @param day `2025-04-18` @returns `April 18, 2025`, `18 de abril de 2025` */
export const longDate = (day: string, language: Language): string =>
  dayAs(day, { dateStyle: "long" }, language);
