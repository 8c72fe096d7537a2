import { ratedItems, scoringMethods } from "#content/approach-page.ts";

const [fivePoints, threePoints, passOrFail] = scoringMethods;

/** Score of each item by each method, in percent. */
export const scoredItems = ratedItems.map(({ item, five, three, passes }) => ({
  item,
  scores: [fivePoints.worth[five], threePoints.worth[three], passOrFail.worth[passes]],
}));

/** The score of the room by each method: the mean of its items, rounded. */
export const meanScores = scoringMethods.map(({ id, name }, at) => {
  const sum = scoredItems.reduce((total, { scores }) => total + (scores[at] ?? 0), 0);
  return { id, name, score: Math.round(sum / scoredItems.length) };
});
