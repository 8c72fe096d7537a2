import type { Language } from "#platform/language/language.ts";

/** A page outside of the public site has no language in its address: it goes on in that of this page. */
export const accountAddress = (path: string, language: Language): string =>
  language === "en" ? path : `${path}?${new URLSearchParams({ language })}`;
