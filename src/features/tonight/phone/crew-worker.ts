import type { Language } from "#platform/language/language.ts";

/** Each keeps the shell in its language; the one that was registered last has the phone's pages. */
export const crewWorker = (language: Language) => `/office/tonight-worker-${language}.js`;
