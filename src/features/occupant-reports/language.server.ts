import { browserLanguage } from "#platform/http/visitor-language.server.ts";
import { type Language, otherLanguage, parseLanguage } from "#platform/language/language.ts";

/** Chosen by a link of the page (`?lang=es`); undefined where nobody chose. */
export const chosenLanguage = (request: Request): Language | undefined =>
  parseLanguage(new URL(request.url).searchParams.get("lang"));

/** Chosen, or the one of ours that the browser likes best: nothing is kept of who stands there. */
export const languageOf = (request: Request): Language =>
  chosenLanguage(request) ?? browserLanguage(request);

/** The same page in the other language. */
export function inOtherLanguage(request: Request, language: Language): string {
  const { pathname } = new URL(request.url);
  return `${pathname}?lang=${otherLanguage(language)}`;
}
