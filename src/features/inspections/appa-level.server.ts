import type { Language } from "#platform/language/language.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { appaLevel } from "./scoring.ts";

/** @returns the level of a score, with its name */
export function namedAppaLevel(tenths: number, language: Language) {
  const level = appaLevel(tenths);
  return { level, name: inspectionServerMessages(language).appa[level] };
}

/** With both ends of the scale. */
export const formatAppaLevel = (tenths: number, language: Language): string =>
  inspectionServerMessages(language).appaLevel(namedAppaLevel(tenths, language));
