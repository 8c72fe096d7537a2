import * as z from "zod/mini";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import { placeCursor } from "#platform/records/place-cursor.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import {
  type SubmissionFilter,
  submissionSorts,
  submissionStates,
} from "../handling/submission-filter-types.ts";
import type { AnsweredKind } from "../handling/submission-kinds.ts";

export const periods = ["today", "7-days", "30-days"] as const;

export type Period = (typeof periods)[number];

export interface ListFilter
  extends Pick<SubmissionFilter, "state" | "assigned" | "words" | "category" | "sort" | "after"> {
  received?: Period | undefined;
  /** Days of the company's calendar, the last one included: `2026-11-21`. */
  from?: string | undefined;
  to?: string | undefined;
}

const assigned = z.union([z.enum(["me", "nobody"]), z.uuid()]);
const day = dayInAddress();
const schema = z.object({
  state: z.catch(z.enum(submissionStates), "open"),
  assigned: ifUnderstood(assigned),
  words: searchWords(),
  received: ifUnderstood(z.enum(periods)),
  from: day,
  to: day,
  category: ifUnderstood(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  sort: z.catch(z.enum(submissionSorts), "newest"),
  after: ifUnderstood(placeCursor),
});

/** Values that don't parse, or mean nothing for this kind, are ignored. */
export function readFilter(search: URLSearchParams, kind: AnsweredKind): ListFilter {
  const filter = z.parse(schema, Object.fromEntries(search));
  return {
    ...filter,
    category: isCategory(kind, filter.category) ? filter.category : undefined,
  };
}

const isCategory = (kind: AnsweredKind, category: string | undefined): boolean =>
  kind === "lead" && facilityTypes("en").some(({ value }) => value === category);

/** @returns `?state=answered`, or nothing where all is as it begins */
export const filterAddress = (filter: Partial<ListFilter>): string =>
  filterQuery({ ...filter }, { state: "open", sort: "newest" });
