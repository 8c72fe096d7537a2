import { company } from "#content/company.ts";
import { type DateFormat, dateFormat } from "#platform/format/date-format.ts";
import { dayWithYear, plainSpaces } from "#platform/format/day-format.ts";
import { todayIn } from "#platform/format/local-date.ts";
import type { Language } from "#platform/language/language.ts";

const formatsOf = (timeZone: string, language: Language) => {
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    dateFormat({ ...options, timeZone }, language);
  return {
    whole: inZone({
      month: "short",
      day: "numeric",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
    }),
    time: inZone({ hour: "numeric", minute: "2-digit" }),
    day: inZone({ month: "short", day: "numeric" }),
    dayOfYear: inZone({ month: "short", day: "numeric", year: "numeric" }),
    year: inZone({ year: "numeric" }),
  };
};

const madeFormats = new Map<string, ReturnType<typeof formatsOf>>();

export interface Moment {
  /** The value for `dateTime`. */
  iso: string;
  /** E.g. `Nov 22, 2026, 5:30 AM CST`. */
  full: string;
  /** E.g. `5:30 AM` today, `Nov 20` this year, `Nov 20, 2025` before. */
  short: string;
}

/**
 * Call it in loaders: the server alone writes what depends on the time.
 * @param timeZone IANA name: the facility's, else that of most of the reader's facilities
 */
export function momentOf(
  date: Date,
  language: Language,
  timeZone: string,
  now = new Date(),
): Moment {
  const key = `${language} ${timeZone}`;
  const formats = madeFormats.get(key) ?? formatsOf(timeZone, language);
  madeFormats.set(key, formats);
  const { whole, time, day, dayOfYear, year } = formats;
  const isOf = (format: DateFormat) => format.format(date) === format.format(now);
  const short = isOf(dayOfYear) ? time : isOf(year) ? day : dayOfYear;
  return {
    iso: date.toISOString(),
    full: plainSpaces(whole.format(date)),
    short: plainSpaces(short.format(date)),
  };
}

/** Uses the company's zone, for the office's own pages, and for people who are no client's. */
export const companyMoment = (date: Date, language: Language, now = new Date()): Moment =>
  momentOf(date, language, company.timeZone, now);

/** Uses the company's calendar, e.g. `Nov 22, 2026`. */
export const dayOfMoment = (date: Date, language: Language): string =>
  dayWithYear(todayIn(company.timeZone, date), language);
