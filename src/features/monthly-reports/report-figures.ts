/** A report is stored as sums and counts, so that any selection of facilities can be added up. */
import * as z from "zod/mini";
import { scoringMethods } from "#features/inspections/scoring.ts";

const count = z.int().check(z.nonnegative());

const sums = z.object({
  /** Methods are never mixed. Scores are sums of tenths of a percent. */
  scores: z.array(z.object({ method: z.enum(scoringMethods), inspections: count, tenths: count })),
  visits: z.object({ due: count, onTime: count, missed: count }),
  /** Requests of the month, and how many of them were late by either clock. */
  orders: z.object({ asked: count, late: count }),
  /** Reports by occupants. */
  reports: count,
  /** Scores from 0 to 10, added up as `points`. */
  feedback: z.object({ answers: count, points: count }),
});

const area = z.object({
  id: z.string(),
  name: z.string(),
  method: z.enum(scoringMethods),
  inspections: count,
  tenths: count,
  /** Items of these inspections that failed, and of those the ones that passed since. */
  failed: count,
  putRight: count,
});

const remedies = z.object({
  /** Complaints of clients and occupants about cleaning that was missed or not good. */
  complaints: count,
  complaintsAnswered: count,
  complaintsDone: count,
  /** Items of the month's inspections. */
  failedItems: count,
  /** Work orders that inspections led to: finished in the month, open when the report was made. */
  ordersFinished: count,
  ordersOpen: count,
  /**
   * Counts of the month: deficiencies that were right on a second look, and those that the client accepted.
   */
  reinspected: count,
  accepted: count,
});

/** A work order of the month that missed a target by the time the report was made. */
const lateOrder = z.object({
  id: z.string(),
  number: z.string(),
  category: z.string(),
  /** ISO, by the calendar of the facility. */
  requestedOn: z.string(),
  missed: z.array(
    z.object({
      clock: z.enum(["response", "resolution"]),
      /** More than one where it was reopened. */
      round: z.int(),
      /** The delay in time that counts; absent if a later round has begun. */
      minutesLate: z.optional(count),
      /** The same by the calendar, nights and weekends included. */
      calendarMinutesLate: z.optional(count),
      /** True if it was still waiting when the report was made. */
      isRunning: z.boolean(),
    }),
  ),
});

/** A visit of the month that ended with more than a quarter of its tasks undone. */
const unfinishedVisit = z.object({
  id: z.string(),
  date: z.string(),
  tasks: count,
  tasksDone: count,
});

const facility = z.object({
  id: z.string(),
  name: z.string(),
  now: sums,
  /** Sums of the calendar month before. */
  before: sums,
  areas: z.array(area),
  remedies,
  /** Absent in reports that were made before November 2026, which only counted them. */
  lateOrders: z.optional(z.array(lateOrder)),
  unfinishedVisits: z.optional(z.array(unfinishedVisit)),
});

export const reportFigures = z.object({ clientName: z.string(), facilities: z.array(facility) });

export type ReportFigures = z.infer<typeof reportFigures>;
export type FacilityFigures = z.infer<typeof facility>;
export type Sums = z.infer<typeof sums>;
export type AreaFigures = z.infer<typeof area>;
export type LateOrder = z.infer<typeof lateOrder>;
export type UnfinishedVisit = z.infer<typeof unfinishedVisit>;
export type Remedies = z.infer<typeof remedies>;
