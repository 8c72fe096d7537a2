import type { Language } from "#domain/accounts/language.ts";

/** @param date ISO @returns e.g. `Monday, November 23`, `lunes, 23 de noviembre` */
export const dayIn = (language: Language, date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString({ en: "en-US", es: "es-US" }[language], {
    ...{ weekday: "long", month: "long", day: "numeric", timeZone: "UTC" },
  });
