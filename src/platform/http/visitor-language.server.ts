/** The language of who has no account, or has not signed in yet. */
import type { IncomingHttpHeaders } from "node:http";
import { languageOfPath } from "#content/page-address.ts";
import { type Language, languages, parseLanguage } from "#platform/language/language.ts";
import { readCookie } from "./session-cookie.ts";
import { cookie } from "./sign-in-cookies.server.ts";

const secondsKept = 365 * 24 * 3600;

export const setLanguage = (language: Language, https: boolean): string =>
  cookie("language", language, https, secondsKept);

/**
 * The address decides (`/es/…`, `?lang=es` of a sign), then the visitor's choice, then the public page that
 * led here, then the browser's preference.
 */
export function visitorLanguage(request: Request, https: boolean): Language {
  const { pathname, searchParams } = new URL(request.url);
  const ofPath = languageOfPath(pathname);
  // English stands at the root of the site, where the other areas stand as well.
  if (ofPath !== "en") return ofPath;
  return (
    parseLanguage(searchParams.get("lang")) ??
    parseLanguage(readCookie(request.headers.get("cookie"), "language", https)) ??
    parseLanguage(searchParams.get("language")) ??
    browserLanguage(request)
  );
}

/**
 * The request's address may be unreadable; the language is English where not even its headers could be read.
 */
export const languageOfHeaders = (
  headers: IncomingHttpHeaders | undefined,
  https: boolean,
): Language =>
  parseLanguage(readCookie(headers?.cookie, "language", https)) ??
  bestLanguage(headers?.["accept-language"]);

export const browserLanguage = (request: Request): Language =>
  bestLanguage(request.headers.get("accept-language"));

/** The best of the accepted languages (RFC 9110, 12.5.4). */
function bestLanguage(header: string | null | undefined): Language {
  const accepted = (header ?? "").slice(0, 400).split(",");
  const ranked = accepted.flatMap((range) => {
    const [name = "", ...parameters] = range.trim().toLowerCase().split(";");
    const language = languages.find(
      (candidate) => name === candidate || name.startsWith(`${candidate}-`),
    );
    const quality = /q=([\d.]+)/.exec(parameters.join(";"))?.[1] ?? "1";
    return language ? { language, quality: Number(quality) } : [];
  });
  return ranked.toSorted((a, b) => b.quality - a.quality)[0]?.language ?? "en";
}
