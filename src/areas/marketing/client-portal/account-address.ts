import type { Language } from "#platform/language/language.ts";

/** Of a page outside of the public site, whose addresses say no language: it goes on in that of this page. */
export const accountAddress = (path: string, language: Language): string =>
  language === "en" ? path : `${path}?${new URLSearchParams({ language })}`;
