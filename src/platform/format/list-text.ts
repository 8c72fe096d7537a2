import { byLanguage } from "#platform/language/by-language.ts";
import { type Language, localeOf } from "#platform/language/language.ts";

const listFormat = byLanguage((language) => new Intl.ListFormat(localeOf(language)));

/** @returns e.g. `keys, cards, and codes`; `llaves, tarjetas y códigos` */
export const listText = (items: Iterable<string>, language: Language): string =>
  listFormat(language).format(items);
