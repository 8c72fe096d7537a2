/** Finds what nobody may ask of an applicant in what is about to be sent to one. */
import { askingWords, type ForbiddenSubjectName, forbiddenSubjects } from "#content/hiring-laws.ts";
import type { ApplicationStage } from "#features/job-applications/application-stage-types.ts";

const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.join("|")})(?![\\p{L}\\d])`, "iu");

const asking = anyOf(askingWords);
const names = Object.keys(forbiddenSubjects) as ForbiddenSubjectName[];

const subjects = names.map((name) => {
  const subject = forbiddenSubjects[name];
  const except = "except" in subject ? new RegExp(anyOf(subject.except), "giu") : undefined;
  return { name, pattern: anyOf(subject.words), except };
});

const mayAskOnceOffered = (name: ForbiddenSubjectName): boolean =>
  "untilOffer" in forbiddenSubjects[name];

export interface ForbiddenQuestion {
  subject: ForbiddenSubjectName;
  /** The sentence as somebody wrote it. */
  sentence: string;
}

/**
 * A statement is no question: that something is checked after an offer may be said. What the exceptions of a
 * subject name is left out before its words are looked for, and the rest of the sentence still counts.
 * @returns each subject once, in the order of the list, with the first sentence that asks about it
 */
export function findForbiddenQuestions(text: string, stage: ApplicationStage): ForbiddenQuestion[] {
  const isOffered = stage === "offer" || stage === "hired";
  const questions = text
    .normalize("NFC")
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => /[?¿]/.test(sentence) || asking.test(sentence));
  return subjects.flatMap(({ name, pattern, except }) => {
    if (isOffered && mayAskOnceOffered(name)) return [];
    const sentence = questions.find((question) =>
      pattern.test(except === undefined ? question : question.replace(except, " ")),
    );
    return sentence === undefined ? [] : [{ subject: name, sentence: sentence.trim() }];
  });
}
