/**
 * Some documents are shipped in English alone (`untranslated.ts`); this names those that somebody translated.
 */
import type { Language } from "#platform/language/language.ts";
import { contentIn } from "./content-in.ts";

/** Names, with commas between them; the website's snapshot says so (`features/website`). */
const nothing = { translated: "" } as const;

const written = contentIn("translated-documents", nothing, nothing);

export const isTranslated = (language: Language, document: string): boolean =>
  language === "en" || written(language).translated.split(",").includes(document);
