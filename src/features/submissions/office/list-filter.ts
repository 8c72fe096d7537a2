/** The filter of a list as its address holds it. */
import type { SubmissionFilter } from "../handling/submission-filter-types.ts";

export const periods = ["today", "7-days", "30-days"] as const;

export type Period = (typeof periods)[number];

export interface ListFilter
  extends Pick<SubmissionFilter, "state" | "assigned" | "words" | "category" | "sort" | "after"> {
  received?: Period | undefined;
  /** Days of the company's calendar, the last one included: `2026-11-21`. */
  from?: string | undefined;
  to?: string | undefined;
}
