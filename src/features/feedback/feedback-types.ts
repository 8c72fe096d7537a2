/** Rules of feedback, safe for browsers. */

const highestScore = 10;
export const scores = Array.from({ length: highestScore + 1 }, (_, score) => score);

/** Days in which a person may change an answer, counted from the first one. */
export const daysToChange = 30;
/** A question that nobody has answered ends, and the link of its mail with it. */
export const daysToAnswer = 45;

/** Bands of the one question from 0 to 10, as the trade counts them. */
export const scoreBands = {
  low: { from: 0, to: 6 },
  middle: { from: 7, to: 8 },
  high: { from: 9, to: highestScore },
} as const;

export type ScoreBand = keyof typeof scoreBands;

export const bandOf = (score: number): ScoreBand =>
  score <= scoreBands.low.to ? "low" : score <= scoreBands.middle.to ? "middle" : "high";

export const isLow = (score: number): boolean => bandOf(score) === "low";
