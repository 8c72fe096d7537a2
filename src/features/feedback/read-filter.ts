import * as z from "zod/mini";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood } from "#platform/search/filter-schema.ts";
import type { FeedbackFilter } from "./list-feedback.server.ts";

/** In days. */
export const periods = [30, 90, 365] as const;

const days = z.pipe(
  z.enum(["30", "90", "365"]),
  z.transform((text) => Number(text)),
);

const schema = z.object({
  clientId: ifUnderstood(z.uuid()),
  facilityId: ifUnderstood(z.uuid()),
  scores: ifUnderstood(z.enum(["low", "middle", "high"])),
  about: ifUnderstood(z.enum(["work-order", "quarter"])),
  days: ifUnderstood(days),
  from: dayInAddress(),
  to: dayInAddress(),
  after: ifUnderstood(z.uuid()),
});

export type FilterInAddress = z.infer<typeof schema>;

export const readFilter = (search: URLSearchParams): FilterInAddress =>
  z.parse(schema, Object.fromEntries(search));

export const domainFilter = ({ scores, ...filter }: FilterInAddress): FeedbackFilter => ({
  ...filter,
  band: scores,
});

/** Undefined where a filter is not set. */
export const filterValues = ({ after: _, ...filter }: FilterInAddress): unknown[] =>
  Object.values(filter);

/** Whether the list is shorter than all there is. */
export const isNarrowed = (filter: FilterInAddress): boolean =>
  filterValues(filter).some((value) => value !== undefined);

export const filterAddress = (path: string, filter: FilterInAddress): string =>
  path + filterQuery(filter);
