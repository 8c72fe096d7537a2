/** A prospect who asks for a quote is promised an answer within an hour of office time. */
import { company } from "#content/company.ts";
import { holidaysKept } from "#features/facilities/federal-holidays.server.ts";
import {
  type WorkingTime,
  workingTime,
} from "#features/work-orders/service-levels/working-time.ts";
import { hourMs } from "#platform/format/durations.ts";

/** One hour in which the office is open. */
const promiseMs = hourMs;

/**
 * Office time by today's hours and holidays.
 * @param around its year, the one before and the one after it are covered
 */
export function officeTime(around: Date): WorkingTime {
  const year = around.getUTCFullYear();
  const holidays = [year - 1, year, year + 1].flatMap(holidaysKept);
  return workingTime({
    timeZone: company.timeZone,
    week: company.officeWeek,
    holidays: holidays.map(({ date }) => date),
  });
}

/** @returns null where the office is never open, and so nothing is promised */
export function answerDueAt(askedAt: Date): Date | null {
  const due = officeTime(askedAt).after(askedAt.getTime(), promiseMs);
  return due === undefined ? null : new Date(due);
}
