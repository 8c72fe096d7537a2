import { type Language, languages } from "#platform/language/language.ts";

/** Chosen by a link of the page (`?lang=es`); undefined where nobody chose. */
export function chosenLanguage(request: Request): Language | undefined {
  const language = new URL(request.url).searchParams.get("lang");
  return languages.find((one) => one === language);
}

/** Chosen, or the one of ours that the browser likes best (RFC 9110, 12.5.4). */
export function languageOf(request: Request): Language {
  const liked = (request.headers.get("accept-language") ?? "").slice(0, 400).split(",");
  const ranked = liked.flatMap((range) => {
    const [name = "", ...parameters] = range.trim().toLowerCase().split(";");
    const language = languages.find((one) => name === one || name.startsWith(`${one}-`));
    const quality = /q=([\d.]+)/.exec(parameters.join(";"))?.[1] ?? "1";
    return language ? { language, quality: Number(quality) } : [];
  });
  const best = ranked.toSorted((a, b) => b.quality - a.quality)[0];
  return chosenLanguage(request) ?? best?.language ?? "en";
}

/** The same page in the other language. */
export function inOtherLanguage(request: Request, language: Language): string {
  const { pathname } = new URL(request.url);
  return `${pathname}?lang=${language === "en" ? "es" : "en"}`;
}
