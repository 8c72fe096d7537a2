/** The languages of the product. Everything that says something takes one; none is ambient. */
export const languages = ["en", "es"] as const;

export type Language = (typeof languages)[number];

export const languageNames: Record<Language, string> = { en: "English", es: "Español" };

export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

/** For `lang` attributes and `Intl`: dates and money are written as in the United States in both. */
export const localeOf = (language: Language) => (language === "es" ? "es-US" : "en-US");

export const otherLanguage = (language: Language): Language => (language === "en" ? "es" : "en");

/** @returns undefined for what is none of ours */
export const parseLanguage = (value: unknown): Language | undefined =>
  languages.find((language) => language === value);
