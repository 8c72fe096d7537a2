import type { Language } from "#platform/language/language.ts";

/** The document that phones show where there is no connection, by language. */
export const shellAddress = (language: Language) => `/office/tonight/shell-${language}`;

/** Each keeps the shell in its language; the one that was registered last has the phone's pages. */
export const crewWorker = (language: Language) => `/office/tonight-worker-${language}.js`;
