/** Days and times of appointments as people read them, in the time zone of the place. */

import { dateFormat } from "#platform/format/date-format.ts";
import { plainSpaces, timeAt } from "#platform/format/day-format.ts";
import { timeZoneName } from "#platform/format/time-zone-name.ts";
import type { Language } from "#platform/language/language.ts";
import { appointmentMessages } from "./messages.ts";

interface Time {
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

/** @returns e.g. `Tuesday, December 1, 2026` */
export const dayOfTime = ({ startsAt, timeZone }: Omit<Time, "endsAt">, language: Language) =>
  plainSpaces(dateFormat({ dateStyle: "full", timeZone }, language).format(startsAt));

/** @returns e.g. `10:00 AM to 11:00 AM` */
export const hoursOfTime = ({ startsAt, endsAt, timeZone }: Time, language: Language): string =>
  appointmentMessages(language).hours({
    from: timeAt(startsAt, timeZone, language),
    to: timeAt(endsAt, timeZone, language),
  });

/** @returns e.g. `Tuesday, December 1, 2026, 10:00 AM to 11:00 AM (Central Time)` */
export const describeTime = (time: Time, language: Language): string =>
  appointmentMessages(language).dayAndHours({
    day: dayOfTime(time, language),
    hours: hoursOfTime(time, language),
    zone: timeZoneName(time.timeZone, language),
  });
