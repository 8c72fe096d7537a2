import { dayAs } from "#platform/format/day-format.ts";
import type { Language } from "#platform/identity/language.server.ts";

/** @param date ISO @returns e.g. `Monday, November 23`, `lunes, 23 de noviembre` */
export const dayIn = (language: Language, date: string): string =>
  dayAs(
    date,
    { weekday: "long", month: "long", day: "numeric" },
    { en: "en-US", es: "es-US" }[language],
  );
