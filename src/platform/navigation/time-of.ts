import { dateFormat } from "#platform/format/date-format.ts";
import { plainSpaces } from "#platform/format/day-format.ts";
import type { Language } from "#platform/language/language.ts";

/** Uses the reader's clock, and adds the day where it is not today. */
export function timeOf(date: Date, language: Language, now = new Date()): string {
  const isToday = date.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ month: "short", day: "numeric" } as const);
  return plainSpaces(
    dateFormat({ ...day, hour: "numeric", minute: "2-digit" }, language).format(date),
  );
}
