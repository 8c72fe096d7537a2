import type { ForbiddenSubjectName } from "#content/hiring-laws.ts";
import { type Language, localeOf } from "#platform/language/language.ts";
import { hiringServerMessages } from "./messages.server.ts";

/** Why what was written to an applicant is not sent. */
export function forbiddenText(
  subjects: readonly ForbiddenSubjectName[],
  language: Language,
): string {
  const { forbidden } = hiringServerMessages(language);
  const named = subjects.map((subject) => forbidden.subjects[subject]);
  return forbidden.problem({ subjects: new Intl.ListFormat(localeOf(language)).format(named) });
}
