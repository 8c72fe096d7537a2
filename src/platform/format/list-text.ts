import { byLanguage } from "#platform/language/by-language.ts";
import { type Language, localeOf } from "#platform/language/language.ts";

/** The texts of the site and the product have no comma before the last item, which `en-US` would write. */
const listLocale = byLanguage((language) => (language === "en" ? "en-GB" : localeOf(language)));

const listFormat = byLanguage((language) => new Intl.ListFormat(listLocale(language)));

/** @returns e.g. `keys, cards and codes`; `llaves, tarjetas y códigos` */
export const listText = (items: Iterable<string>, language: Language): string =>
  listFormat(language).format(items);
