/** A facility's report is due an hour before it opens, by the facility's clock. */
import type { Calendar } from "#features/facilities/hours-form.ts";
import type { LocalDate } from "#platform/format/local-date.ts";

const minutesBefore = 60;
/** The time used if nobody entered hours, or the building never closes. */
const usualHour = "07:00";
/** A report from before this would arrive in the middle of the night. */
const earliestOpening = "03:00";
const latestMs = 3 * 3_600_000;

export interface ReportTime {
  /** Day on the calendar of the facility. */
  date: LocalDate;
  dueAt: Date;
}

/**
 * The report of today that is due by now; undefined before its time, on days when the facility is
 * closed, and three hours later, when the morning is over.
 */
export function dueReport(
  { timeZone, week, holidays }: Calendar,
  now: Date,
): ReportTime | undefined {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const date = there.toPlainDate().toString();
  if (holidays.includes(date)) return undefined;
  const hasHours = week.some((intervals) => intervals.length > 0);
  const today = week[there.dayOfWeek - 1] ?? [];
  if (hasHours && today.length === 0) return undefined;
  const dueAt = momentOn(date, timeZone, today[0]?.[0]);
  const isDue = dueAt <= now && !isTooLate(dueAt, now);
  return isDue ? { date, dueAt } : undefined;
}

export const isTooLate = (dueAt: Date, now: Date): boolean =>
  now.getTime() - dueAt.getTime() > latestMs;

function momentOn(date: LocalDate, timeZone: string, opens: string | undefined): Date {
  const day = Temporal.PlainDate.from(date);
  const at = (plainTime: string) => day.toZonedDateTime({ timeZone, plainTime });
  const due =
    opens === undefined || opens < earliestOpening
      ? at(usualHour)
      : at(opens).subtract({ minutes: minutesBefore });
  return new Date(due.epochMilliseconds);
}
