import { dateFormat } from "#platform/format/date-format.ts";
import { dayAs } from "#platform/format/day-format.ts";
import { dayMs, minuteMs } from "#platform/format/durations.ts";
import type { Language } from "#platform/language/language.ts";
import { serviceLevelMessages } from "./service-levels/messages.ts";
import { formatWeeks } from "./service-levels/working-time.ts";

interface Time {
  text: string;
  /** The number that it begins with: `3` of `3 h 20 min`. */
  count: number;
}

/** `200 * 60_000` -> `3 h 20 min`. From two days of hours on, minutes say nothing more. */
function toTime(ms: number, language: Language): Time {
  const { times } = serviceLevelMessages(language);
  const minutes = Math.floor(Math.abs(ms) / minuteMs);
  if (minutes < 1) return { text: times.underAMinute, count: 1 };
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return { text: times.minutes({ minutes }), count: minutes };
  const rest = minutes % 60;
  const text =
    rest === 0 || hours >= 48
      ? times.hours({ hours })
      : times.hoursAndMinutes({ hours, minutes: rest });
  return { text, count: hours };
}

interface Due {
  dueAt: Date;
  timeZone: string;
  /** ISO, of the visit that brings it; null where the clocks alone say when it is due. */
  visitDate: string | null;
}

/**
 * E.g. `3 h left`; a date where it is further away, as nobody reckons in a hundred opening hours, and
 * where a visit brings it.
 * @param remaining milliseconds that count, negative once late
 */
export function formatTimeLeft(
  remaining: number,
  isLate: boolean,
  { dueAt, timeZone, visitDate }: Due,
  language: Language,
  now = Date.now(),
): string {
  const { clocks } = serviceLevelMessages(language);
  if (isLate)
    return clocks.late({ time: formatTimeLate(remaining, now - dueAt.getTime(), language) });
  if (visitDate !== null) {
    const day = dayAs(visitDate, { month: "short", day: "numeric" }, language);
    return clocks.withVisit({ day });
  }
  if (dueAt.getTime() - now < 2 * dayMs) {
    const { text, count } = toTime(remaining, language);
    return clocks.left({ time: text, count });
  }
  const day = dateFormat({ month: "short", day: "numeric", timeZone }, language);
  return clocks.byDay({ day: day.format(dueAt) });
}

/**
 * E.g. `3 h` or `6 days`.
 * @param counted milliseconds that count
 * @param lateMs of the clock on the wall
 */
export function formatTimeLate(counted: number, lateMs: number, language: Language): string {
  const days = Math.floor(lateMs / dayMs);
  if (days >= 2) return serviceLevelMessages(language).times.days({ count: days });
  return toTime(counted, language).text;
}

/**
 * A stopped clock has no date: `Clock stopped, 3 h left`, or `4 days`, `about two weeks`.
 * @param remaining milliseconds that count
 * @param wallMs until it would be due if it ran from now on
 */
export function formatStoppedTime(remaining: number, wallMs: number, language: Language): string {
  const { text, count } = toStoppedTime(remaining, wallMs, language);
  return serviceLevelMessages(language).clocks.stoppedLeft({ time: text, count });
}

function toStoppedTime(remaining: number, wallMs: number, language: Language): Time {
  if (wallMs < 2 * dayMs) return toTime(remaining, language);
  const days = Math.round(wallMs / dayMs);
  if (days < 7)
    return { text: serviceLevelMessages(language).times.days({ count: days }), count: days };
  const weeks = Math.round(days / 7);
  return { text: formatWeeks(weeks, language), count: weeks };
}
