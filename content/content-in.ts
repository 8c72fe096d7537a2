import type { Language } from "#platform/language/language.ts";
import type { Translation } from "./translation.ts";

/**
 * What a page says, by language: `useMessages(homeContent)`. In a browser's files both are the one of the
 * page's language (`server/build-steps/texts-of-language.ts`).
 */
export const contentIn =
  <English>(en: English, es: Translation<English>): ((language: Language) => English) =>
  (language) =>
    // The translation has the shape of the English, which alone names the ids and icons that code looks up.
    language === "es" ? (es as English) : en;
