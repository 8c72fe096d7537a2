import { company } from "#content/company.ts";

const { timeZone } = company;
const inZone = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone });

const whole = inZone({
  ...{ month: "short", day: "numeric", year: "numeric", hour: "numeric", minute: "2-digit" },
  timeZoneName: "short",
});
const time = inZone({ hour: "numeric", minute: "2-digit" });
const day = inZone({ month: "short", day: "numeric" });
const dayOfYear = inZone({ month: "short", day: "numeric", year: "numeric" });
const year = inZone({ year: "numeric" });

export interface Moment {
  /** For `dateTime`. */
  iso: string;
  /** E.g. `Nov 22, 2026, 5:30 AM CST`. */
  full: string;
  /** E.g. `5:30 AM` today, `Nov 20` this year, `Nov 20, 2025` before. */
  short: string;
}

/** In the company's zone. For loaders: what depends on the time is written by the server alone. */
export function momentOf(date: Date, now = new Date()): Moment {
  const isOf = (format: Intl.DateTimeFormat) => format.format(date) === format.format(now);
  const short = isOf(dayOfYear) ? time : isOf(year) ? day : dayOfYear;
  return {
    iso: date.toISOString(),
    full: plain(whole.format(date)),
    short: plain(short.format(date)),
  };
}

const plain = (text: string) => text.replaceAll("\u202f", " ");
