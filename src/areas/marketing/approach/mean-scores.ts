import type { approachPageContent } from "#content/approach-page.ts";

type Content = Pick<ReturnType<typeof approachPageContent>, "ratedItems" | "scoringMethods">;
type Method = keyof Content["scoringMethods"];

// The order of the columns.
const methods: readonly Method[] = ["fivePoint", "threePoint", "passFail"];

/** A percentage, whatever was typed for it. */
const percent = (score: number) => Math.min(100, Math.max(0, Math.round(score)));

/** Computes the score of each item by each method, in percent. */
export const scoredItems = ({ ratedItems }: Content) =>
  ratedItems.map(({ item, scores }) => ({
    item,
    scores: methods.map((method) => ({ method, score: percent(scores[method]) })),
  }));

/** The score of the room by each method: the mean of its items, rounded; none without items. */
export const meanScores = ({ ratedItems, scoringMethods }: Content) =>
  methods.map((method) => {
    const sum = ratedItems.reduce((total, { scores }) => total + percent(scores[method]), 0);
    return {
      method,
      name: scoringMethods[method],
      score: ratedItems.length === 0 ? 0 : Math.round(sum / ratedItems.length),
    };
  });
