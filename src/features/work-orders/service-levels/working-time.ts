/** Sums over the hours of a calendar. Moments are epoch milliseconds, durations milliseconds. */
import type { Calendar } from "#features/facilities/opening-hours.ts";
import { dayMs } from "#platform/format/durations.ts";
import type { Span } from "./open-spans.ts";
import { openSpans, plainSpans } from "./open-spans.ts";

/**
 * Where clocks change between two moments: the instants just before and after, which are on different
 * days where it happens at midnight, and two days apart where a zone leaves out a whole one.
 */
function clockChanges(timeZone: string, [from, to]: Span): Span[] {
  const changes: Span[] = [];
  let at = zoned(from, timeZone).getTimeZoneTransition("next");
  while (at !== null && at.epochMilliseconds <= to) {
    changes.push([at.epochMilliseconds - 1, at.epochMilliseconds]);
    at = at.getTimeZoneTransition("next");
  }
  return changes;
}

const zoned = (moment: number, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(moment)).toZonedDateTimeISO(timeZone);

export interface WorkingTime {
  /** How much of the time from one moment to a later one counts. */
  between(from: number, to: number): number;
  /** The first moment by which so much has been counted; undefined where the calendar never opens. */
  after(from: number, duration: number): number | undefined;
  /** The first moment after which no more than that much time counts until `to`. */
  before(to: number, duration: number): number | undefined;
}

/** A calendar that stays closed for longer counts as one that never opens. */
const maxDays = 1_200;

/** For emergencies. */
export const roundTheClock: WorkingTime = {
  between: (from, to) => Math.max(0, to - from),
  after: (from, duration) => from + duration,
  before: (to, duration) => to - duration,
};

/**
 * Time while a facility is open. Remembers days that it has looked at, so it is meant for one
 * response.
 */
export function workingTime(calendar: Calendar): WorkingTime {
  const spansByDay = new Map<number, readonly Span[]>();
  const opens = calendar.week.some((hours) => hours.length > 0);

  /** @param day days since 1970 */
  const spansOn = (day: number): readonly Span[] => {
    const spans = spansByDay.get(day) ?? openSpans(calendar, dateOf(day));
    spansByDay.set(day, spans);
    return spans;
  };
  const dayAt = (moment: number): number => {
    const date = zoned(moment, calendar.timeZone);
    return Date.UTC(date.year, date.month - 1, date.day) / dayMs;
  };
  const daysOf = ([from, to]: Span): number[] => {
    const first = dayAt(from);
    return Array.from({ length: dayAt(to) - first + 1 }, (_, index) => first + index);
  };
  const holidays = new Set(calendar.holidays.map((date) => Date.parse(date) / dayMs));
  /** Lengths of the days of a week, Monday first, without holidays and changes of the clock. */
  const usual = calendar.week.map((hours) => lengthOf(plainSpans(hours)));

  return {
    between(from, to) {
      if (to <= from || !opens) return 0;
      const [first, last] = [dayAt(from), dayAt(to)];
      const uneven = new Set(
        clockChanges(calendar.timeZone, [from, to]).flatMap((span) => daysOf(span)),
      );
      let sum = 0;
      for (let day = first; day <= last; day++) {
        // A work order that is months late spans many whole days, and a list has fifty such rows.
        const isWhole = day > first && day < last && !uneven.has(day);
        if (isWhole) sum += holidays.has(day) ? 0 : (usual[weekdayOf(day)] ?? 0);
        else sum += lengthOf(spansOn(day).map(([a, b]) => [Math.max(a, from), Math.min(b, to)]));
      }
      return sum;
    },
    after(from, duration) {
      if (duration <= 0) return from;
      if (!opens) return undefined;
      let left = duration;
      for (let day = dayAt(from), last = day + maxDays; day <= last; day++)
        for (const [opensAt, closesAt] of spansOn(day)) {
          const begin = Math.max(opensAt, from);
          if (closesAt - begin >= left) return begin + left;
          left -= Math.max(0, closesAt - begin);
        }
      return undefined;
    },
    before(to, duration) {
      if (!opens) return undefined;
      let left = Math.max(0, duration);
      for (let day = dayAt(to), last = day - maxDays; day >= last; day--)
        for (const [opensAt, closesAt] of spansOn(day).toReversed()) {
          const end = Math.min(closesAt, to);
          if (end - opensAt > left) return end - left;
          left -= Math.max(0, end - opensAt);
        }
      return undefined;
    },
  };
}

function dateOf(day: number): Temporal.PlainDate {
  const date = new Date(day * dayMs);
  return new Temporal.PlainDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Monday is 0; the first day of 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 3) % 7;

const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, [from, to]) => sum + Math.max(0, to - from), 0);
