import type { Language } from "./language.ts";

/** Keeps what is made of messages and costs something to make: a schema, a list of columns. */
export function byLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const earlier = made.get(language);
    if (earlier !== undefined) return earlier;
    const now = make(language);
    made.set(language, now);
    return now;
  };
}
