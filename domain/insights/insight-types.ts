/** What is shown of a client's facilities over a period, and what each figure means; safe for browsers. */
export const insightNames = [
  ...(["inspection-score", "visits-on-time", "visits-missed"] as const),
  ...(["response", "resolution", "breaches", "occupant-reports"] as const),
  ...(["feedback", "cost"] as const),
];

export type InsightName = (typeof insightNames)[number];

export interface Definition {
  label: string;
  /** Minutes are counted by the clocks; cents are those of a square foot a month. */
  unit: "percent" | "count" | "minutes" | "score" | "cents";
  better: "more" | "less" | "neither";
  /** What is counted, of which rows, by which days. */
  text: string;
  /** What `Insight.rows` counts, for one and for several. */
  rows: readonly [one: string, several: string];
}

/** A crew that comes by then is on time; an hour after the beginning a visit is missed. */
export const graceMinutes = 15;

export const definitions: Record<InsightName, Definition> = {
  "inspection-score": {
    ...{ label: "Inspection score", unit: "percent", better: "more" },
    text: "Mean score of the inspections of these days that are finished. Methods are never mixed: the same building scores differently by each.",
    rows: ["inspection", "inspections"],
  },
  "visits-on-time": {
    ...{ label: "Visits on time", unit: "percent", better: "more" },
    text: `Share of visits whose crew checked in no later than ${graceMinutes} minutes after the window began. Cancelled visits do not count, missed ones do.`,
    rows: ["visit", "visits"],
  },
  "visits-missed": {
    ...{ label: "Visits missed", unit: "count", better: "less" },
    text: "Visits to which no crew came: none had checked in an hour after the window began, and none came later.",
    rows: ["visit", "visits"],
  },
  response: {
    ...{ label: "Time to answer", unit: "minutes", better: "less" },
    text: "Median time from the request of a client or occupant to our first answer or arrival, for what was asked for on these days. Emergencies count round the clock, all else while the facility is open.",
    rows: ["answered work order", "answered work orders"],
  },
  resolution: {
    ...{ label: "Time until done", unit: "minutes", better: "less" },
    text: "Median time from the request to finished work, of what was asked for on these days and is done. Time on hold and, except in emergencies, time while the facility is closed do not count.",
    rows: ["finished work order", "finished work orders"],
  },
  breaches: {
    ...{ label: "Missed targets", unit: "count", better: "less" },
    text: "Work orders asked for on these days that were answered or done later than agreed, in any round.",
    rows: ["work order", "work orders"],
  },
  "occupant-reports": {
    ...{ label: "Reports by occupants", unit: "count", better: "neither" },
    text: "What was reported at the QR signs of rooms on these days. Several reports may be about one work order. More can mean more dirt, or more people who know of the signs.",
    rows: ["report", "reports"],
  },
  feedback: {
    ...{ label: "Feedback", unit: "score", better: "more" },
    text: "Mean of the answers of these days, from 0 to 10.",
    rows: ["answer", "answers"],
  },
  cost: {
    ...{ label: "Cost per square foot a month", unit: "cents", better: "less" },
    text: "Monthly price of the scope in effect on the last day, by the square feet of the areas in it. Facilities without a scope or a price are left out. Extra work is not in it.",
    rows: ["facility", "facilities"],
  },
};

export interface MonthValue {
  /** E.g. `2026-10`. */
  month: string;
  /** Undefined where there is nothing to count. */
  value: number | undefined;
  rows: number;
}

export interface Insight {
  name: InsightName;
  /** A scoring method, or a priority. */
  part: string | undefined;
  value: number | undefined;
  rows: number;
  /** The same of the period before. */
  before: number | undefined;
  rowsBefore: number;
  /** All months that the period touches, the first and the last in part. */
  months: MonthValue[];
}

/** Open work orders at this moment; days since they were asked for. */
export const openAges = [
  { label: "Under a day", from: 0, to: 1 },
  { label: "1 to 7 days", from: 1, to: 7 },
  { label: "7 to 30 days", from: 7, to: 30 },
  { label: "Over 30 days", from: 30, to: undefined },
] as const;
