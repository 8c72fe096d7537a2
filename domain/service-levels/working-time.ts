/** Sums over the hours of a calendar. Moments are epoch milliseconds, durations milliseconds. */
import type { Calendar } from "#domain/facilities/opening-hours.ts";
import { openSpans, type Span } from "./open-spans.ts";

export interface WorkingTime {
  /** How much of the time from one moment to a later one counts. */
  between(from: number, to: number): number;
  /** The first moment by which so much has been counted; undefined where the calendar never opens. */
  after(from: number, duration: number): number | undefined;
  /** The first moment from which on no more than that is counted until `to`. */
  before(to: number, duration: number): number | undefined;
}

/** Beyond, a calendar counts as one that never opens. */
const mostDays = 1_200;
const dayMs = 86_400_000;

/** For emergencies. */
export const roundTheClock: WorkingTime = {
  between: (from, to) => Math.max(0, to - from),
  after: (from, duration) => from + duration,
  before: (to, duration) => to - duration,
};

/** While a facility is open. Remembers the days that it has looked at: meant for one response. */
export function workingTime(calendar: Calendar): WorkingTime {
  const known = new Map<number, readonly Span[]>();
  const opens = calendar.week.some((hours) => hours.length > 0);

  /** @param day days since 1970 */
  const spansOn = (day: number): readonly Span[] => {
    const found = known.get(day) ?? openSpans(calendar, dateOf(day));
    known.set(day, found);
    return found;
  };
  const dayAt = (moment: number): number => {
    const date = Temporal.Instant.fromEpochMilliseconds(Math.floor(moment))
      .toZonedDateTimeISO(calendar.timeZone)
      .toPlainDate();
    return Date.UTC(date.year, date.month - 1, date.day) / dayMs;
  };

  return {
    between(from, to) {
      if (to <= from || !opens) return 0;
      let sum = 0;
      for (let day = dayAt(from), last = dayAt(to); day <= last; day++)
        for (const [opensAt, closesAt] of spansOn(day))
          sum += Math.max(0, Math.min(closesAt, to) - Math.max(opensAt, from));
      return sum;
    },
    after(from, duration) {
      if (duration <= 0) return from;
      if (!opens) return undefined;
      let left = duration;
      for (let day = dayAt(from), last = day + mostDays; day <= last; day++)
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
      for (let day = dayAt(to), last = day - mostDays; day >= last; day--)
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
