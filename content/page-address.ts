/** English stands at the root of the site, every other language beneath its own name: `/es/careers`. */
import { type Language, parseLanguage } from "#platform/language/language.ts";

/** @param path of the English page, with an anchor or without: `/careers#openings` */
export const addressIn = (language: Language, path: string): string =>
  language === "en" ? path : `/${language}${path === "/" ? "" : path.replace(/^\/(?=[#?])/, "")}`;

export const languageOfPath = (path: string): Language =>
  parseLanguage(path.split("/", 2)[1]) ?? "en";
