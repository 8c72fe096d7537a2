/**
 * Formats a moment in the company's time zone, e.g. `2026-11-21 09:30`, which spreadsheets read as a date.
 */
export function localTime(moment: Date, timeZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  return `${local.toPlainDate()} ${local.toPlainTime().toString({ smallestUnit: "minute" })}`;
}
