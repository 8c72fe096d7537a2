/** What is typed to plan an inspection; safe for browsers. */
import * as z from "zod/mini";
import { scoringMethods } from "./scoring.ts";

export const inspectionForm = z.object({
  facilityId: z.uuid("Please choose a facility"),
  plannedOn: z.iso.date("Please enter a date"),
  inspectorId: z.uuid("Please choose who inspects"),
  method: z.enum(scoringMethods, "Please choose a method"),
});

export type InspectionForm = z.infer<typeof inspectionForm>;

export const methodLabels = {
  "five-point": "Five-point, 1 to 5",
  "three-point": "Three-point, 1 to 3",
  "pass-fail": "Pass or fail",
} as const;

export const ratingLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "five-point": {
    ...{ 1: "1 Spotless", 2: "2 Tidy", 3: "3 Fair", 4: "4 Poor", 5: "5 Neglected" },
    na: "Not applicable",
  },
  "three-point": { 1: "1 Good", 2: "2 Fair", 3: "3 Poor", na: "Not applicable" },
  "pass-fail": { pass: "Pass", fail: "Fail", na: "Not applicable" },
};

export const stateLabels = {
  planned: "Planned",
  "in-progress": "In progress",
  finished: "To sign",
  signed: "Signed",
  cancelled: "Cancelled",
} as const;

export const inspectionTabs = ["planned", "to-sign", "signed", "all"] as const;

export type InspectionTab = (typeof inspectionTabs)[number];
