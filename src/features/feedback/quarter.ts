/** Quarters of the year, in a time zone. */

export interface Quarter {
  /** E.g. `2026-Q3`. */
  name: string;
  begins: Date;
  ends: Date;
}

/** Days of a quarter in which the one before it is asked about. */
const askingDays = 28;

/** The quarter that is asked about at this moment; undefined late in a quarter. */
export function quarterToAskAbout(now: Date, timeZone: string): Quarter | undefined {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const thisBegan = today.with({ day: 1, month: Math.floor((today.month - 1) / 3) * 3 + 1 });
  if (thisBegan.until(today, { largestUnit: "days" }).days >= askingDays) return undefined;
  const began = thisBegan.subtract({ months: 3 });
  const moment = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return {
    name: `${began.year}-Q${(began.month + 2) / 3}`,
    begins: moment(began),
    ends: moment(thisBegan),
  };
}
