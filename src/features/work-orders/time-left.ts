import { dateFormat } from "#platform/format/date-format.ts";
import { dayMs, minuteMs } from "#platform/format/durations.ts";
import { formatWeeks } from "./service-levels/open-time.ts";

/** `200 * 60_000` -> `3 h 20 min`. From two days of hours on, minutes say nothing more. */
function formatTime(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / minuteMs);
  if (minutes < 1) return "under a minute";
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 || hours >= 48 ? `${hours} h` : `${hours} h ${rest} min`;
}

interface Due {
  dueAt: Date;
  timeZone: string;
}

/**
 * E.g. `3 h left`; a date where it is further away, as nobody reckons in a hundred opening hours.
 * @param remaining milliseconds that count, negative once late
 */
export function formatTimeLeft(
  remaining: number,
  isLate: boolean,
  { dueAt, timeZone }: Due,
  now = Date.now(),
): string {
  if (isLate) return `${formatTimeLate(remaining, now - dueAt.getTime())} late`;
  if (dueAt.getTime() - now < 2 * dayMs) return `${formatTime(remaining)} left`;
  const day = dateFormat({ month: "short", day: "numeric", timeZone }, "en");
  return `by ${day.format(dueAt)}`;
}

/**
 * E.g. `3 h` or `6 days`.
 * @param counted milliseconds that count
 * @param lateMs of the clock on the wall
 */
export function formatTimeLate(counted: number, lateMs: number): string {
  const days = Math.floor(lateMs / dayMs);
  return days >= 2 ? `${days} days` : formatTime(counted);
}

/**
 * For a stopped clock, which has no date: `3 h left`, `4 days left`, `about two weeks left`.
 * @param remaining milliseconds that count
 * @param wallMs until it would be due if it ran from now on
 */
export function formatStoppedTime(remaining: number, wallMs: number): string {
  if (wallMs < 2 * dayMs) return `${formatTime(remaining)} left`;
  const days = Math.round(wallMs / dayMs);
  return `${days < 7 ? `${days} days` : formatWeeks(Math.round(days / 7))} left`;
}
