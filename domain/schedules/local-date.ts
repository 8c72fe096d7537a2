/** Dates of a facility's own calendar, as ISO text; the server alone reckons with them. */
export type LocalDate = string;

/** On a 24-hour clock, e.g. `22:00`. */
export type LocalTime = string;

const dateOf = (date: LocalDate) => Temporal.PlainDate.from(date);

export const addDays = (date: LocalDate, days: number): LocalDate =>
  dateOf(date).add({ days }).toString();

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

/** @returns the days from the first to the last, both included */
export function daysFrom(first: LocalDate, last: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

export const isLocalDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return dateOf(text).toString() === text;
  } catch {
    return false;
  }
};
