/** From the first working day of the year that the demonstration tells. */
const maxDays = 270;

/** ISO dates of weekdays before today where it is, the latest first; at 0 today, whatever day it is. */
export function pastWeekdays(timeZone: string, now: Date): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const days = [today.toString()];
  for (
    let day = today.subtract({ days: 1 });
    days.length < maxDays;
    day = day.subtract({ days: 1 })
  )
    if (day.dayOfWeek <= 5) days.push(day.toString());
  return days;
}
