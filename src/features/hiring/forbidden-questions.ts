/** Finds what nobody may ask of an applicant in what is about to be sent to one. */
import { askingWords, type ForbiddenSubjectName, forbiddenSubjects } from "#content/hiring-laws.ts";
import type { ApplicationStage } from "#features/job-applications/application-stage-types.ts";

const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.join("|")})(?![\\p{L}\\d])`, "iu");

const asking = anyOf(askingWords);
const names = Object.keys(forbiddenSubjects) as ForbiddenSubjectName[];
const subjects = names.map((name) => ({ name, pattern: anyOf(forbiddenSubjects[name].words) }));

const mayAskOnceOffered = (name: ForbiddenSubjectName): boolean =>
  "untilOffer" in forbiddenSubjects[name];

/**
 * A statement is no question: that something is checked after an offer may be said.
 * @returns each subject once, in the order of the list
 */
export function forbiddenQuestions(text: string, stage: ApplicationStage): ForbiddenSubjectName[] {
  const isOffered = stage === "offer" || stage === "hired";
  const questions = text
    .normalize("NFC")
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => /[?¿]/.test(sentence) || asking.test(sentence));
  return subjects.flatMap(({ name, pattern }) =>
    (isOffered && mayAskOnceOffered(name)) || !questions.some((one) => pattern.test(one))
      ? []
      : [name],
  );
}
