/** The careers page and the confirmation promise to read an application by this day. */
import { company } from "#content/company.ts";
import { holidaysKept } from "#features/facilities/federal-holidays.server.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";

const businessDays = 3;
/** A company that closes for longer promises nothing. */
const maxPromiseDays = 60;

/** @returns the last of the days; undefined where the office is never open */
export const readBy = (receivedAt: Date): string | undefined =>
  readByAfter(todayIn(company.timeZone, receivedAt));

function readByAfter(received: string): string | undefined {
  let day = received;
  for (let left = businessDays, tried = 0; tried < maxPromiseDays; tried++) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
    if (left === 0) return day;
  }
  return undefined;
}

/** @returns the last day whose applications somebody should have read by now */
export function lastDayToHaveRead(now: Date): string | undefined {
  const today = todayIn(company.timeZone, now);
  for (let back = 1; back <= maxPromiseDays; back++) {
    const day = addDays(today, -back);
    const promised = readByAfter(day);
    if (promised !== undefined && promised < today) return day;
  }
  return undefined;
}

function isBusinessDay(day: string): boolean {
  const { dayOfWeek, year } = Temporal.PlainDate.from(day);
  // Saturdays are no business days, even where the office is open.
  if (dayOfWeek > 5 || (company.officeWeek[dayOfWeek - 1] ?? []).length === 0) return false;
  return holidaysKept(year).every(({ date }) => date !== day);
}
