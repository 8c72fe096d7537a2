import { RRuleTemporal } from "rrule-temporal";
import { addDays, type LocalDate } from "#platform/format/local-date.ts";
import { earlierStart, patternOf } from "./recurrence-rule.ts";

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

/**
 * The first day of the same work, if none of it may come before the given day. Monthly work begins on the
 * next date of its rhythm, even one before its present start, so that its months stay as signed. Weeks are
 * not signed, so weekly work begins on the day itself.
 */
export function startFrom({ rule, startsOn }: SeriesDates, day: LocalDate): LocalDate {
  const pattern = patternOf(rule);
  if (pattern.every === "week") return day;
  let anchor = startsOn;
  while (anchor > day) anchor = earlierStart(rule, anchor);
  const oneRound = addDays(day, 31 * (pattern.interval + 1));
  const [first = day] = ruleDates({ rule, startsOn: anchor, endsOn: null }, day, oneRound);
  return first;
}

const compact = (date: LocalDate) => date.replaceAll("-", "");

const inUtc = (date: LocalDate) => Temporal.PlainDate.from(date).toZonedDateTime("UTC");
