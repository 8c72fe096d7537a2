/** By when a person answers who has asked for a quote. */
import { company } from "#content/company.ts";
import { workingTime } from "#features/work-orders/service-levels/working-time.ts";
import { hourMs } from "#platform/format/durations.ts";

/** One hour in which the office is open. */
const promiseMs = hourMs;

/** While the office is open, by its hours of now. The company keeps no list of its holidays. */
export const officeTime = () =>
  workingTime({ timeZone: company.timeZone, week: company.officeWeek, holidays: [] });

/** @returns null where the office is never open, and so nothing is promised */
export function answerDueAt(askedAt: Date): Date | null {
  const due = officeTime().after(askedAt.getTime(), promiseMs);
  return due === undefined ? null : new Date(due);
}
