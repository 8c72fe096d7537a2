/** `[3, "09:20"]`: three weekdays ago, where it happens; a number: hours ago. */
export type When = readonly [weekdaysAgo: number, time: string] | number;

/** Never later than now, however early in the day that is. */
export function demoMoment(when: When, timeZone: string, now: Date): Date {
  if (typeof when === "number") return new Date(now.getTime() - when * 3_600_000);
  const [weekdaysAgo, time] = when;
  let day = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  for (let remainingDays = weekdaysAgo; remainingDays > 0; ) {
    day = day.subtract({ days: 1 });
    if (day.dayOfWeek <= 5) remainingDays--;
  }
  const moment = day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });
  return new Date(Math.min(moment.epochMilliseconds, now.getTime()));
}
