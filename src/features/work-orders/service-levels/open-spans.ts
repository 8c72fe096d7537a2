import type { Calendar } from "#features/facilities/opening-hours.ts";
import { minuteMs } from "#platform/format/durations.ts";

/** Epoch milliseconds, the end excluded. */
export type Span = readonly [from: number, to: number];

/**
 * The hours of one local day as moments, in order. The wall clock decides: an hour that a change of
 * clocks leaves out does not count, and one that comes twice counts twice.
 */
export function openSpans({ timeZone, week, holidays }: Calendar, day: Temporal.PlainDate): Span[] {
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

/** For a day on which clocks do not change, in milliseconds since its midnight. */
export const plainSpans = (hours: Calendar["week"][number]): Span[] =>
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
