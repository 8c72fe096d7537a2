/** A window has hours by the facility's clock, and may pass midnight. */
import { dayMs } from "#platform/format/durations.ts";
import type { LocalDate, LocalTime } from "#platform/format/local-date.ts";

export interface VisitWindow {
  startsAt: LocalTime;
  /** An end that is not after `startsAt` is on the next day. */
  endsAt: LocalTime;
}

export interface WindowInstants {
  beginsAt: Date;
  endsAt: Date;
}

/**
 * @param date the day on which the window begins
 * @param timeZone IANA name
 * @returns a time that the spring night skips counts an hour later, one that the autumn night has
 * twice the first time
 */
export function windowOn(date: LocalDate, window: VisitWindow, timeZone: string): WindowInstants {
  const day = Temporal.PlainDate.from(date);
  const last = passesMidnight(window) ? day.add({ days: 1 }) : day;
  const at = (on: Temporal.PlainDate, plainTime: LocalTime) =>
    on.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  const begins = at(day, window.startsAt);
  const ends = at(last, window.endsAt);
  // 02:30 to 03:15 in spring would end before it begins: then its length counts.
  const lasts = ends > begins ? ends - begins : minutesOf(window) * 60_000;
  return { beginsAt: new Date(begins), endsAt: new Date(begins + lasts) };
}

const passesMidnight = ({ startsAt, endsAt }: VisitWindow): boolean => endsAt <= startsAt;

/** Minutes by the clock on the wall, even on a night when clocks change. */
function minutesOf({ startsAt, endsAt }: VisitWindow): number {
  const [from, to] = [minuteOfDay(startsAt), minuteOfDay(endsAt)];
  return to > from ? to - from : to + 24 * 60 - from;
}

function minuteOfDay(time: LocalTime): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/**
 * The moment that a person means who types a time of day after the visit.
 * @returns the past moment of that time that is nearest to the window; undefined where there is none
 * within a day of it
 */
export function momentNear(
  time: LocalTime,
  visit: { date: LocalDate; beginsAt: Date; endsAt: Date; timeZone: string },
  now: Date,
): Date | undefined {
  const day = Temporal.PlainDate.from(visit.date);
  const { timeZone } = visit;
  const distance = (at: number) =>
    Math.max(visit.beginsAt.getTime() - at, at - visit.endsAt.getTime(), 0);
  const [nearest] = [-1, 0, 1, 2]
    .map((days) => day.add({ days }).toZonedDateTime({ timeZone, plainTime: time }))
    .map(({ epochMilliseconds }) => epochMilliseconds)
    .filter((at) => at <= now.getTime() && distance(at) < dayMs)
    .toSorted((a, b) => distance(a) - distance(b));
  return nearest === undefined ? undefined : new Date(nearest);
}
