import type { Language } from "#platform/language/language.ts";
import { surveyMessages } from "../messages.ts";

/** Why nothing was done, on pages and on phones without a connection. */
export function problemOf(reason: string, language: Language): string {
  const { problems, changedMeanwhile } = surveyMessages(language);
  const texts: Readonly<Record<string, string>> = problems;
  return texts[reason] ?? changedMeanwhile;
}
