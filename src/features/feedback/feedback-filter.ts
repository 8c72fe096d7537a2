import * as z from "zod/mini";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood } from "#platform/search/filter-schema.ts";
import type { FeedbackFilter } from "./list-feedback.server.ts";

/** A quarter of the year, in a time zone. */
export interface Quarter {
  /** E.g. `2026-Q3`. */
  name: string;
  begins: Date;
  ends: Date;
}

/** Days of a quarter in which the one before it is asked about. */
const askingDays = 28;

/** The quarter that is asked about at this moment; undefined late in a quarter. */
export function quarterToAskAbout(now: Date, timeZone: string): Quarter | undefined {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const thisBegan = today.with({ day: 1, month: Math.floor((today.month - 1) / 3) * 3 + 1 });
  if (thisBegan.until(today, { largestUnit: "days" }).days >= askingDays) return undefined;
  const began = thisBegan.subtract({ months: 3 });
  const moment = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return {
    name: `${began.year}-Q${(began.month + 2) / 3}`,
    begins: moment(began),
    ends: moment(thisBegan),
  };
}

/** A client reads its own answers, a staff member those of all clients they look after. */
export interface FeedbackView {
  path: string;
  audience: "client" | "staff";
  /** @throws 404 for people without a right to it */
  enter: (route: RouteRequest) => Promise<Actor>;
}

/** Days. */
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

/** True if the filter hides anything. */
export const isNarrowed = (filter: FilterInAddress): boolean =>
  filterValues(filter).some((value) => value !== undefined);

export const filterAddress = (path: string, filter: FilterInAddress): string =>
  path + filterQuery(filter);
