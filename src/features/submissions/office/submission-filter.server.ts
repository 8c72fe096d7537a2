/** Translates a filter into conditions for the database. */
import { company } from "#content/company.ts";
import type { SubmissionFilter } from "../handling/submission-filter-types.ts";
import type { ListFilter, Period } from "./read-filter.ts";

/** Days before today at which a period begins; today is included. */
const daysBack: Record<Period, number> = { today: 0, "7-days": 6, "30-days": 29 };

export function submissionFilterOf(
  { received, from, to, ...filter }: ListFilter,
  now = new Date(),
): SubmissionFilter {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(company.timeZone)
    .toPlainDate();
  const begins = [
    from && Temporal.PlainDate.from(from),
    received && today.subtract({ days: daysBack[received] }),
  ].filter((day) => day instanceof Temporal.PlainDate);
  const latest = begins.toSorted(Temporal.PlainDate.compare).at(-1);
  return {
    ...filter,
    receivedFrom: latest && startOf(latest),
    receivedBefore: to ? startOf(Temporal.PlainDate.from(to).add({ days: 1 })) : undefined,
  };
}

/** The first moment of a day; not midnight where clocks change at midnight. */
const startOf = (day: Temporal.PlainDate): Date =>
  new Date(day.toZonedDateTime(company.timeZone).epochMilliseconds);
