import { company } from "#content/company.ts";

const formatsOf = (timeZone: string) => {
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone });
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

const formatsByTimeZone = new Map<string, ReturnType<typeof formatsOf>>();

export interface Moment {
  /** For `dateTime`. */
  iso: string;
  /** E.g. `Nov 22, 2026, 5:30 AM CST`. */
  full: string;
  /** E.g. `5:30 AM` today, `Nov 20` this year, `Nov 20, 2025` before. */
  short: string;
}

/**
 * For loaders: what depends on the time is written by the server alone.
 * @param timeZone IANA name, the company's without it
 */
export function momentOf(
  date: Date,
  now = new Date(),
  timeZone: string = company.timeZone,
): Moment {
  const formats = formatsByTimeZone.get(timeZone) ?? formatsOf(timeZone);
  formatsByTimeZone.set(timeZone, formats);
  const { whole, time, day, dayOfYear, year } = formats;
  const isOf = (format: Intl.DateTimeFormat) => format.format(date) === format.format(now);
  const short = isOf(dayOfYear) ? time : isOf(year) ? day : dayOfYear;
  return {
    iso: date.toISOString(),
    full: plain(whole.format(date)),
    short: plain(short.format(date)),
  };
}

const plain = (text: string) => text.replaceAll("\u202f", " ");
