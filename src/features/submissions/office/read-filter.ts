import * as z from "zod/mini";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import { submissionSorts, submissionStates } from "../handling/submission-filter-types.ts";
import type { AnsweredKind } from "../handling/submission-kinds.ts";
import { type ListFilter, periods } from "./list-filter.ts";

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
  after: ifUnderstood(z.uuid()),
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
