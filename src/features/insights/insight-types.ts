/** What is shown of a client's facilities over a period, and what each figure means; safe for browsers. */
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
    label: "Inspection score",
    unit: "percent",
    better: "more",
    text: "Average score of the inspections finished in this period. We never mix methods: each scores the same building differently.",
    rows: ["inspection", "inspections"],
  },
  "visits-on-time": {
    label: "Visits on time",
    unit: "percent",
    better: "more",
    text: `Share of visits whose crew checked in within ${graceMinutes} minutes of the start. Missed visits count; canceled ones don’t.`,
    rows: ["visit", "visits"],
  },
  "visits-missed": {
    label: "Visits missed",
    unit: "count",
    better: "less",
    text: "Visits no crew came to: no one had checked in an hour after the start, and no one came later.",
    rows: ["visit", "visits"],
  },
  response: {
    label: "Response time",
    unit: "minutes",
    better: "less",
    text: "Median time from a client’s or occupant’s request to our first response or arrival, for requests in this period. Emergencies count around the clock, everything else while the facility is open: ten such hours are a business day.",
    rows: ["answered work order", "answered work orders"],
  },
  resolution: {
    label: "Completion time",
    unit: "minutes",
    better: "less",
    text: "Median time from request to finished work, for requests in this period that are done. Time on hold doesn’t count, nor, except in emergencies, time when the facility is closed: ten opening hours are a business day.",
    rows: ["finished work order", "finished work orders"],
  },
  breaches: {
    label: "Missed targets",
    unit: "count",
    better: "less",
    text: "Work orders requested in this period whose response or completion was later than agreed, in any round.",
    rows: ["work order", "work orders"],
  },
  "occupant-reports": {
    label: "Occupant reports",
    unit: "count",
    better: "neither",
    text: "Reports at the rooms’ QR signs in this period. Several reports may be about one work order. More can mean more dirt, or more people who know about the signs.",
    rows: ["report", "reports"],
  },
  feedback: {
    label: "Feedback",
    unit: "score",
    better: "more",
    text: "Average of the answers in this period, from 0 to 10.",
    rows: ["answer", "answers"],
  },
  cost: {
    label: "Monthly cost per square foot",
    unit: "cents",
    better: "less",
    text: "Monthly price of the scope in effect on the last day, per square foot of the areas in it. Facilities without a scope or a price are left out, and so is extra work.",
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
