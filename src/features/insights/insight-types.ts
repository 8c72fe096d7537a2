/**
 * Figures about a client's facilities over a period, and how each is counted. This module is safe for
 * browsers.
 */
export const insightNames = [
  "inspection-score",
  "visits-on-time",
  "visits-missed",
  "response",
  "resolution",
  "breaches",
  "occupant-reports",
  "feedback",
  "cost",
] as const;

export type InsightName = (typeof insightNames)[number];

interface Definition {
  /** Minutes are counted by the clocks; cents are those of a square foot a month. */
  unit: "percent" | "count" | "minutes" | "score" | "cents";
  better: "more" | "less" | "neither";
}

/** A crew that comes by then is on time; an hour after the beginning a visit is missed. */
export const graceMinutes = 15;

/** The messages have the name and the meaning of each. */
export const definitions: Record<InsightName, Definition> = {
  "inspection-score": { unit: "percent", better: "more" },
  "visits-on-time": { unit: "percent", better: "more" },
  "visits-missed": { unit: "count", better: "less" },
  response: { unit: "minutes", better: "less" },
  resolution: { unit: "minutes", better: "less" },
  breaches: { unit: "count", better: "less" },
  "occupant-reports": { unit: "count", better: "neither" },
  feedback: { unit: "score", better: "more" },
  cost: { unit: "cents", better: "less" },
};

export interface MonthValue {
  /** E.g. `2026-10`. */
  month: string;
  /** Undefined where there is nothing to count. */
  value: number | undefined;
  rows: number;
  /** The number of work orders that the reports are about; undefined for other records. */
  orders?: number | undefined;
}

export interface Insight {
  name: InsightName;
  /** A scoring method, or a priority. */
  part: string | undefined;
  value: number | undefined;
  rows: number;
  orders?: number | undefined;
  /** The same of the period before. */
  before: number | undefined;
  rowsBefore: number;
  /** All months that the period touches; the first and the last may be partial. */
  months: MonthValue[];
}

/** Open work orders at this moment; days since they were asked for. */
export const openAges = [
  { age: "day", from: 0, to: 1 },
  { age: "week", from: 1, to: 7 },
  { age: "month", from: 7, to: 30 },
  { age: "older", from: 30, to: undefined },
] as const;
