/** When reports are due: on the first working day of the month after, by the company's calendar. */
import { holidaysKept } from "#features/facilities/federal-holidays.server.ts";
import { addDays, type LocalDate } from "#platform/format/local-date.ts";

/** Nobody reads a report at midnight. */
const firstHour = 7;

/** The first day that is neither on a weekend nor a holiday that the company keeps. @param month e.g. `2026-11` */
export function firstWorkingDay(month: string): LocalDate {
  const closed = new Set(holidaysKept(Number(month.slice(0, 4))).map(({ date }) => date));
  let day = `${month}-01`;
  while (closed.has(day) || Temporal.PlainDate.from(day).dayOfWeek > 5) day = addDays(day, 1);
  return day;
}

/** Due from seven on that day, and on all later days of the month, to make up for a missed one. */
export function monthDue(now: Date, timeZone: string): string | undefined {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const month = there.toPlainDate().toPlainYearMonth();
  const [today, first] = [there.toPlainDate().toString(), firstWorkingDay(month.toString())];
  if (today < first || (today === first && there.hour < firstHour)) return undefined;
  return month.subtract({ months: 1 }).toString();
}
