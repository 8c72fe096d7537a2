const rules = { en: new Intl.PluralRules("en"), es: new Intl.PluralRules("es") };

/** The form of a word or sentence that goes with a number. */
export const plural = (
  count: number,
  one: string,
  other: string,
  language: keyof typeof rules = "en",
): string => (rules[language].select(count) === "one" ? one : other);

/** @returns e.g. `1 visit`, `3 visits` */
export const countOf = (count: number, ...forms: [one: string, other: string, language?: "es"]) =>
  `${count} ${plural(count, ...forms)}`;
