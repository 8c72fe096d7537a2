/** Time that counts while a facility is open, in words: nobody reckons in a hundred opening hours. */
import { countOf, plural } from "#platform/format/plural.ts";

const hour = 60;
/** Minutes of an opening day of ten hours, 8 a.m. to 6 p.m. */
export const openingDay = 10 * hour;

/** `90` -> `1.5 hours`, `45` -> `45 minutes`. */
export function formatDuration(minutes: number): string {
  if (minutes < hour) return countOf(minutes, "minute", "minutes");
  const hours = Math.round((minutes / hour) * 10) / 10;
  return countOf(hours, "hour", "hours");
}

/** As a promise names it: `4 hours`, `one business day`, `about two weeks`. */
export function formatOpenTime(minutes: number): string {
  const days = Math.round(minutes / openingDay);
  if (minutes < openingDay || days < 1) return formatDuration(minutes);
  if (days < 5) return plural(days, "one business day", `${days} business days`);
  return formatWeeks(Math.round(days / 5));
}

/** `2` -> `about two weeks`. */
export const formatWeeks = (weeks: number): string =>
  plural(weeks, "about a week", `about ${weeks === 2 ? "two" : weeks} weeks`);

/** As a figure has it, to be compared: `3 h 20 min`, `1.7 business days`. */
export function openTimeAsFigure(minutes: number): string {
  if (minutes < openingDay) return formatClockTime(minutes);
  const days = (minutes / openingDay).toFixed(1).replace(/\.0$/, "");
  return days === "1" ? "1 business day" : `${days} business days`;
}

/** Time that counts around the clock: `3 h 20 min`, and from two days on `2.5 days`. */
export function clockTimeAsFigure(minutes: number): string {
  if (minutes < 48 * hour) return formatClockTime(minutes);
  return `${(minutes / (24 * hour)).toFixed(1).replace(/\.0$/, "")} days`;
}

function formatClockTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / hour), minutes % hour];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
