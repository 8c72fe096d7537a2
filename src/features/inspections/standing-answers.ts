/** Decides which answers of an item still stand, and which one counts; nothing here needs the database. */
import { points, type ScoringMethod } from "./scoring.ts";

export interface GivenAnswer {
  id: string;
  itemId: string;
  rating: string | null;
  comment: string;
  /** Ids of the answers that its giver saw and put this one in the place of. */
  replaces: readonly string[];
  isLate: boolean;
}

/** Answers that no other has replaced: several where two phones did not know of each other. */
export function standing<Answer extends GivenAnswer>(answers: readonly Answer[]): Answer[] {
  const replaced = new Set(
    answers.flatMap(({ itemId, isLate, replaces }) =>
      // An answer that came after the end replaces nothing.
      isLate ? [] : replaces.map((id) => `${itemId} ${id}`),
    ),
  );
  return answers.filter(({ itemId, id }) => !replaced.has(`${itemId} ${id}`));
}

/** If several answers stand, the worst one counts until somebody who sees them all decides. */
export function countedRating(
  method: ScoringMethod,
  answers: readonly GivenAnswer[],
): string | undefined {
  const rated = standing(answers).flatMap(({ isLate, rating }) =>
    isLate || rating === null ? [] : rating,
  );
  const applies = rated.filter((rating) => points(method, rating) !== undefined);
  if (applies.length === 0) return rated[0];
  return applies.reduce((worst, answer) =>
    (points(method, answer) ?? 0) < (points(method, worst) ?? 0) ? answer : worst,
  );
}

/** A rating and a note have been given that differ, by people who did not see each other's. */
export const isContested = (answers: readonly GivenAnswer[]): boolean =>
  standing(answers).filter(({ isLate }) => !isLate).length > 1;
