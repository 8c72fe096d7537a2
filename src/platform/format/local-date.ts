/** Dates of a facility's own calendar, as ISO text; the server alone reckons with them. */
export type LocalDate = string;

/** A time on a 24-hour clock, e.g. `22:00`. */
export type LocalTime = string;

const dateOf = (date: LocalDate) => Temporal.PlainDate.from(date);

export const addDays = (date: LocalDate, days: number): LocalDate =>
  dateOf(date).add({ days }).toString();

export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  dateOf(from).until(dateOf(to), { largestUnit: "days" }).days;

/** @param month e.g. `2026-12` @returns `2027-01` */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: LocalDate): number => dateOf(date).dayOfWeek;

export const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - weekdayOf(date));

export const todayIn = (timeZone: string, now: Date): LocalDate =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/** No screen, file or figure is about more than three years with a leap day among them. */
export const maxDays = 1_096;

/**
 * Counted, never compared as text: after 9999 text does not sort as time does.
 * @returns the days from the first to the last, both included
 * @throws for more than can be asked for at once, with room for the ends of weeks around them
 */
export function daysFrom(first: LocalDate, last: LocalDate): LocalDate[] {
  const count = dateOf(first).until(last, { largestUnit: "days" }).days + 1;
  if (count > maxDays + 14) throw new RangeError(`Too many days: ${first} to ${last}`);
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}
