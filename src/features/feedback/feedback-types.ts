/** Rules and words of feedback, safe for browsers. */

export const highestScore = 10;
export const scores = Array.from({ length: highestScore + 1 }, (_, score) => score);

/** How long its giver may change an answer, counted from the first one. */
export const daysToChange = 30;
/** A question that nobody has answered ends, and the link of its mail with it. */
export const daysToAnswer = 45;

/** Bands of the one question from 0 to 10, as the trade counts them. */
export const scoreBands = {
  low: { label: "Low (0–6)", from: 0, to: 6 },
  middle: { label: "Middle (7–8)", from: 7, to: 8 },
  high: { label: "High (9–10)", from: 9, to: highestScore },
} as const;

export type ScoreBand = keyof typeof scoreBands;

export const bandOf = (score: number): ScoreBand =>
  score <= scoreBands.low.to ? "low" : score <= scoreBands.middle.to ? "middle" : "high";

export const isLow = (score: number): boolean => bandOf(score) === "low";

const spans: Readonly<Record<string, string>> = {
  Q1: "from January to March",
  Q2: "from April to June",
  Q3: "from July to September",
  Q4: "from October to December",
};

/** @param quarter e.g. `2026-Q3` @returns e.g. `from July to September 2026` */
export function formatQuarter(quarter: string): string {
  const [year, name = ""] = quarter.split("-");
  return `${spans[name] ?? quarter} ${year}`;
}
