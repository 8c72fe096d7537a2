import * as z from "zod/mini";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import type { FeedbackFilter } from "./list-feedback.server.ts";

export const periods = [
  { days: 30, label: "Last 30 days" },
  { days: 90, label: "Last 90 days" },
  { days: 365, label: "Last 12 months" },
] as const;

const days = z.pipe(
  z.enum(["30", "90", "365"]),
  z.transform((text) => Number(text)),
);

/** Values that don't parse are ignored. */
const schema = z.object({
  clientId: z.catch(z.optional(z.uuid()), undefined),
  facilityId: z.catch(z.optional(z.uuid()), undefined),
  scores: z.catch(z.optional(z.enum(["low", "middle", "high"])), undefined),
  about: z.catch(z.optional(z.enum(["work-order", "quarter"])), undefined),
  days: z.catch(z.optional(days), undefined),
  from: dayInAddress(),
  to: dayInAddress(),
  after: z.catch(z.optional(z.uuid()), undefined),
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

export function filterAddress(path: string, filter: FilterInAddress): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}
