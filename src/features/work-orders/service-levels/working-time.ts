/** Sums over the hours of a calendar. Moments are epoch milliseconds, durations milliseconds. */

import type { Calendar } from "#features/facilities/hours-form.ts";
import { dayMs, minuteMs } from "#platform/format/durations.ts";
import type { Language } from "#platform/language/language.ts";
import { serviceLevelMessages } from "./messages.ts";

// Time that counts while a facility is open, in words: nobody reckons in a hundred opening hours.

const hour = 60;
/** Minutes of an opening day of ten hours, 8 a.m. to 6 p.m. */
export const openingDay = 10 * hour;

/** `90` -> `1.5 hours`, `45` -> `45 minutes`. */
export function formatDuration(minutes: number, language: Language): string {
  const { wholeMinutes, wholeHours } = serviceLevelMessages(language).times;
  if (minutes < hour) return wholeMinutes({ count: minutes });
  return wholeHours({ count: Math.round((minutes / hour) * 10) / 10 });
}

/** Rounded as in a promise: `4 hours`, `one business day`, `about two weeks`. */
export function formatOpenTime(minutes: number, language: Language): string {
  const days = Math.round(minutes / openingDay);
  if (minutes < openingDay || days < 1) return formatDuration(minutes, language);
  if (days < 5) return serviceLevelMessages(language).times.businessDays({ count: days });
  return formatWeeks(Math.round(days / 5), language);
}

/** `2` -> `about two weeks`. */
export function formatWeeks(count: number, language: Language): string {
  const { weeks, twoWeeks } = serviceLevelMessages(language).times;
  return count === 2 ? twoWeeks : weeks({ count });
}

/** Precise enough to be compared with other figures: `3 h 20 min`, `1.7 business days`. */
export function openTimeAsFigure(minutes: number, language: Language): string {
  if (minutes < openingDay) return formatClockTime(minutes, language);
  const { businessDaysAsFigure } = serviceLevelMessages(language).times;
  return businessDaysAsFigure({ count: toTenths(minutes / openingDay) });
}

/**
 * For places where nothing else says that only opening hours count: `42 business minutes`, `1 business hour`.
 */
export function businessTimeAsFigure(minutes: number, language: Language): string {
  const { businessMinutes, businessHours } = serviceLevelMessages(language).times;
  if (minutes < hour) return businessMinutes({ count: minutes });
  if (minutes < openingDay) return businessHours({ count: toTenths(minutes / hour) });
  return openTimeAsFigure(minutes, language);
}

/** Time that counts around the clock: `3 h 20 min`, and from two days on `2.5 days`. */
export function clockTimeAsFigure(minutes: number, language: Language): string {
  if (minutes < 48 * hour) return formatClockTime(minutes, language);
  return serviceLevelMessages(language).times.days({ count: toTenths(minutes / (24 * hour)) });
}

/** The minutes that a rounded figure stands for, by which two figures can be compared. */
export const openMinutesOfFigure = (minutes: number): number =>
  minutes < openingDay ? minutes : toTenths(minutes / openingDay) * openingDay;

export const clockMinutesOfFigure = (minutes: number): number =>
  minutes < 48 * hour ? minutes : toTenths(minutes / (24 * hour)) * 24 * hour;

const toTenths = (days: number): number => Number(days.toFixed(1));

function formatClockTime(whole: number, language: Language): string {
  const { minutes, hours, hoursAndMinutes } = serviceLevelMessages(language).times;
  const [fullHours, rest] = [Math.floor(whole / hour), whole % hour];
  if (fullHours === 0) return minutes({ minutes: rest });
  return rest === 0
    ? hours({ hours: fullHours })
    : hoursAndMinutes({ hours: fullHours, minutes: rest });
}

/** Epoch milliseconds, the end excluded. */
export type Span = readonly [from: number, to: number];

/**
 * The hours of one local day as moments, in order. The wall clock decides: an hour that a change of
 * clocks leaves out does not count, and one that comes twice counts twice.
 */
function openSpans({ timeZone, week, holidays }: Calendar, day: Temporal.PlainDate): Span[] {
  const hours = week[day.dayOfWeek - 1] ?? [];
  if (hours.length === 0 || holidays.includes(day.toString())) return [];
  const midnight = Date.UTC(day.year, day.month - 1, day.day);
  const pieces = offsetsWithin(day, timeZone).flatMap(({ from, to, offsetMs }) =>
    hours.map(([opens, closes]): Span => {
      const local = (time: string) => midnight + minutesOf(time) * minuteMs - offsetMs;
      return [Math.max(local(opens), from), Math.min(local(closes), to)];
    }),
  );
  return merged(pieces.filter(([from, to]) => from < to));
}

/** Milliseconds since midnight, on a day without a change of clocks. */
const plainSpans = (hours: Calendar["week"][number]): Span[] =>
  merged(
    hours
      .map(([opens, closes]): Span => [minutesOf(opens) * minuteMs, minutesOf(closes) * minuteMs])
      .filter(([from, to]) => from < to),
  );

/** The parts of a local day in each of which clocks do not change: nearly always one. */
function offsetsWithin(day: Temporal.PlainDate, timeZone: string) {
  const end = day.add({ days: 1 }).toZonedDateTime(timeZone);
  const parts: { from: number; to: number; offsetMs: number }[] = [];
  let from = day.toZonedDateTime(timeZone);
  while (Temporal.ZonedDateTime.compare(from, end) < 0) {
    const isSteady = from.offsetNanoseconds === end.offsetNanoseconds;
    const next = isSteady ? end : (from.getTimeZoneTransition("next") ?? end);
    const to = Temporal.ZonedDateTime.compare(next, end) < 0 ? next : end;
    const offsetMs = from.offsetNanoseconds / 1e6;
    parts.push({ from: from.epochMilliseconds, to: to.epochMilliseconds, offsetMs });
    from = to;
  }
  return parts;
}

/** @param time `08:00`, up to `24:00` */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Hours that overlap count once. */
function merged(spans: readonly Span[]): Span[] {
  const mergedSpans: Span[] = [];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = mergedSpans.at(-1);
    if (last === undefined || from > last[1]) mergedSpans.push([from, to]);
    else mergedSpans[mergedSpans.length - 1] = [last[0], Math.max(last[1], to)];
  }
  return mergedSpans;
}

/**
 * Changes of clocks between two moments, each as the instants just before and after. These are on different
 * days if clocks change at midnight, and two days apart if a zone skips a whole day.
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
  /** The time between two moments that counts. */
  between(from: number, to: number): number;
  /** The first moment by which so much has been counted; undefined where the calendar never opens. */
  after(from: number, duration: number): number | undefined;
  /** The first moment after which no more than that much time counts until `to`. */
  before(to: number, duration: number): number | undefined;
}

/** A calendar that stays closed for longer counts as one that never opens. */
const maxDays = 1_200;

/** Emergencies are counted around the clock. */
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
      let remaining = duration;
      for (let day = dayAt(from), last = day + maxDays; day <= last; day++)
        for (const [opensAt, closesAt] of spansOn(day)) {
          const begin = Math.max(opensAt, from);
          if (closesAt - begin >= remaining) return begin + remaining;
          remaining -= Math.max(0, closesAt - begin);
        }
      return undefined;
    },
    before(to, duration) {
      if (!opens) return undefined;
      let remaining = Math.max(0, duration);
      for (let day = dayAt(to), last = day - maxDays; day >= last; day--)
        for (const [opensAt, closesAt] of spansOn(day).toReversed()) {
          const end = Math.min(closesAt, to);
          if (end - opensAt > remaining) return end - remaining;
          remaining -= Math.max(0, end - opensAt);
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
