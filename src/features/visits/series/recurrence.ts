import { RRuleTemporal } from "rrule-temporal";
import type { LocalDate } from "#platform/format/local-date.ts";

export interface SeriesDates {
  /** RFC 5545, over local dates. */
  rule: string;
  startsOn: LocalDate;
  /** The last date that it may have; null where it goes on. */
  endsOn: LocalDate | null;
}

/**
 * The dates of a rule from the first to the last day, both included. Local dates stand in for moments
 * in UTC, which has no night on which the clocks change: a rule with times would lose visits there.
 */
export function ruleDates(
  { rule, startsOn, endsOn }: SeriesDates,
  from: LocalDate,
  to: LocalDate,
): LocalDate[] {
  const last = endsOn !== null && endsOn < to ? endsOn : to;
  const first = from < startsOn ? startsOn : from;
  if (last < first) return [];
  const series = new RRuleTemporal({
    rruleString: `DTSTART:${compact(startsOn)}T000000Z\nRRULE:${rule}`,
  });
  return series
    .between(inUtc(first), inUtc(last), true)
    .map((moment) => moment.toPlainDate().toString());
}

const compact = (date: LocalDate) => date.replaceAll("-", "");

const inUtc = (date: LocalDate) => Temporal.PlainDate.from(date).toZonedDateTime("UTC");
