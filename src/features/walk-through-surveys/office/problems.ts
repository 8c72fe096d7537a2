import type { Language } from "#platform/language/language.ts";
import { surveyMessages } from "../messages.ts";

/** Pages, and phones without a connection, explain alike why nothing was done. */
export function problemOf(reason: string, language: Language): string {
  const { problems, changedMeanwhile } = surveyMessages(language);
  const texts: Readonly<Record<string, string>> = problems;
  return texts[reason] ?? changedMeanwhile;
}
