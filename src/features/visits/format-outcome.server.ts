/** What became of a visit in words: that a crew checked out does not say that the work was done. */
import type { Language } from "#platform/language/language.ts";
import { visitServerMessages } from "./messages.server.ts";
import { type OutcomeBasis, outcomeOf, undoneTasks } from "./visit-outcome.ts";

/** E.g. `Left early, 36 tasks not done`; never plain "Completed" while a task is undone. */
export const formatOutcome = (visit: OutcomeBasis, language: Language): string =>
  textOf(visit, visitServerMessages(language).outcome);

/** The same in the middle of a sentence. */
export const formatOutcomeWithin = (visit: OutcomeBasis, language: Language): string =>
  textOf(visit, visitServerMessages(language).outcomeWithin);

type OutcomeTexts = ReturnType<typeof visitServerMessages>["outcome" | "outcomeWithin"];

function textOf(visit: OutcomeBasis, texts: OutcomeTexts): string {
  const { state, missedAt, checkedInAt, checkedOutAt, endsAt } = visit;
  const count = undoneTasks(visit);
  const cameLate = missedAt !== null && checkedInAt !== null;
  if (outcomeOf(visit) === "unfinished") {
    const leftEarly = checkedOutAt !== null && checkedOutAt < endsAt;
    if (cameLate)
      return leftEarly ? texts.cameLateLeftEarly({ count }) : texts.cameLateNotFinished({ count });
    return leftEarly ? texts.leftEarly({ count }) : texts.notFinished({ count });
  }
  switch (state) {
    case "scheduled":
      return texts.scheduled;
    case "in-progress":
      return cameLate ? texts.inProgressLate : texts.inProgress;
    case "completed":
      if (count === 0) return cameLate ? texts.completedLate : texts.completed;
      return cameLate ? texts.completedLateExcept({ count }) : texts.completedExcept({ count });
    case "missed":
      return texts.missed;
    case "cancelled":
      return texts.canceled;
  }
}
