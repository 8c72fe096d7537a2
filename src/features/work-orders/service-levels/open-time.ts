/** Time that counts while a facility is open, in words: nobody reckons in a hundred opening hours. */
import type { Language } from "#platform/language/language.ts";
import { serviceLevelMessages } from "./messages.ts";

const hour = 60;
/** Minutes of an opening day of ten hours, 8 a.m. to 6 p.m. */
export const openingDay = 10 * hour;

/** `90` -> `1.5 hours`, `45` -> `45 minutes`. */
export function formatDuration(minutes: number, language: Language): string {
  const { wholeMinutes, wholeHours } = serviceLevelMessages(language).times;
  if (minutes < hour) return wholeMinutes({ count: minutes });
  return wholeHours({ count: Math.round((minutes / hour) * 10) / 10 });
}

/** As a promise names it: `4 hours`, `one business day`, `about two weeks`. */
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

/** As a figure has it, to be compared: `3 h 20 min`, `1.7 business days`. */
export function openTimeAsFigure(minutes: number, language: Language): string {
  if (minutes < openingDay) return formatClockTime(minutes, language);
  const { businessDaysAsFigure } = serviceLevelMessages(language).times;
  return businessDaysAsFigure({ count: toTenths(minutes / openingDay) });
}

/** Time that counts around the clock: `3 h 20 min`, and from two days on `2.5 days`. */
export function clockTimeAsFigure(minutes: number, language: Language): string {
  if (minutes < 48 * hour) return formatClockTime(minutes, language);
  return serviceLevelMessages(language).times.days({ count: toTenths(minutes / (24 * hour)) });
}

const toTenths = (days: number): number => Number(days.toFixed(1));

function formatClockTime(whole: number, language: Language): string {
  const { minutes, hours, hoursAndMinutes } = serviceLevelMessages(language).times;
  const [fullHours, rest] = [Math.floor(whole / hour), whole % hour];
  if (fullHours === 0) return minutes({ minutes: rest });
  return rest === 0
    ? hours({ hours: fullHours })
    : hoursAndMinutes({ hours: fullHours, minutes: rest });
}
