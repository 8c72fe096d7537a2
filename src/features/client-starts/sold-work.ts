/** Names of what else was sold beside the cleaning of the nights, as the form of a start has it; safe for browsers. */

/** Prefix of the fields of a periodic work; works are counted from 0, in the order of the signed offer. */
export const workPrefix = (at: number): string => `work.${at}.`;

export const porterPrefix = "porter.";

/** The server reads these values as "every so many weeks" or "every so many months". */
export const workRhythms = [
  "week-1",
  "week-2",
  "week-3",
  "week-4",
  "month-1",
  "month-2",
  "month-3",
  "month-4",
  "month-6",
  "month-12",
] as const;
export type WorkRhythm = (typeof workRhythms)[number];

/** Times a year, in the order of the list, so that the last match is the rarest one that still suffices. */
const timesOf: Readonly<Record<WorkRhythm, number>> = {
  "week-1": 52,
  "week-2": 26,
  "week-3": 17,
  "week-4": 13,
  "month-1": 12,
  "month-2": 6,
  "month-3": 4,
  "month-4": 3,
  "month-6": 2,
  "month-12": 1,
};

/** The one that comes as often as was sold, or the next more often one. */
export const rhythmFor = (timesAYear: number): WorkRhythm =>
  workRhythms.findLast((rhythm) => timesOf[rhythm] >= timesAYear) ?? "week-1";

export const isExactRhythm = (timesAYear: number): boolean =>
  timesOf[rhythmFor(timesAYear)] === timesAYear;
