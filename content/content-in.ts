import type { Language } from "#platform/language/language.ts";
import { companyVersion } from "./company.ts";
import { factsIn, withFacts } from "./company-facts-in-text.ts";
import { type ContentEdits, contentEdits, type LanguageEdits, withEdits } from "./content-edits.ts";
import { hidesAnything, withoutHidden } from "./hidden-pages.ts";
import type { Translation } from "./translation.ts";

/**
 * Reads a page's content by language: `useMessages(homeContent)`. In a browser's files both languages are the
 * page's own (`server/build-steps/texts-of-language.ts`). Texts that were changed on the website's pages of
 * the office replace the shipped ones, and `{company.phone}` becomes the company's telephone number of this
 * moment.
 * @param name of the document in those pages and in what is stored of them: it stays for good
 */
export function contentIn<English>(
  name: string,
  en: English,
  es: Translation<English>,
): (language: Language) => English {
  return whileContentStays((language, edits) => {
    // The translation has the shape of the English, which alone names the ids and icons that code looks up.
    const shipped = language === "es" ? (es as English) : en;
    const edited = withEdits(shipped, edits[name]);
    // Lists lose entries, and nothing else changes.
    const offered = hidesAnything(edits) ? (withoutHidden(edited, edits) as English) : edited;
    return withCompanyFacts(offered, language);
  });
}

/** Keeps what `make` derives from content until the content or a fact of the company changes. */
export function whileContentStays<Made>(
  make: (language: Language, edits: LanguageEdits) => Made,
): (language: Language) => Made {
  const kept: Partial<Record<Language, { version: number; all: ContentEdits; made: Made }>> = {};
  return (language) => {
    const version = companyVersion();
    const all = contentEdits();
    const last = kept[language];
    const isSame = last?.all[language] === all[language] && last.all.articles === all.articles;
    if (last?.version === version && isSame) return last.made;
    const made = make(language, all[language]);
    kept[language] = { version, all, made };
    return made;
  };
}

/** Texts, also within lists and objects; what is none, such as an icon's name, has no fact in it. */
function withCompanyFacts<Content>(content: Content, language: Language): Content {
  const facts = factsIn(language);
  const fill = (value: unknown): unknown => {
    if (typeof value === "string") return withFacts(value, facts);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
  };
  // The shape is still that of `Content`: only texts were replaced, by texts.
  return fill(content) as Content;
}
