/** What is typed to plan an inspection; safe for browsers. */

import * as z from "zod/mini";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { scoringMethods } from "./scoring.ts";

export const inspectionForm = z.object({
  facilityId: z.uuid("Please choose a facility"),
  plannedOn: calendarDay("en"),
  inspectorId: z.uuid("Please choose who inspects"),
  method: z.enum(scoringMethods, "Please choose a method"),
});

export type InspectionForm = z.infer<typeof inspectionForm>;

/** Names both ends of the scale: of bare numbers, people take the highest for the best. */
export const methodScales = {
  "five-point": "Five-point, from spotless down to neglected",
  "three-point": "Three-point, from good down to poor",
  "pass-fail": "Pass or fail",
} as const;

/** Words alone: 1 is stored for the best, which a bare number would not say. */
export const ratingLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "five-point": {
    1: "Spotless",
    2: "Tidy",
    3: "Fair",
    4: "Poor",
    5: "Neglected",
    na: "Not applicable",
  },
  "three-point": { 1: "Good", 2: "Fair", 3: "Poor", na: "Not applicable" },
  "pass-fail": { pass: "Pass", fail: "Fail", na: "Not applicable" },
};

export const stateLabels = {
  planned: "Planned",
  "in-progress": "In progress",
  finished: "To sign",
  signed: "Signed",
  cancelled: "Canceled",
} as const;

export const inspectionTabs = ["planned", "to-sign", "signed", "all"] as const;

export type InspectionTab = (typeof inspectionTabs)[number];
