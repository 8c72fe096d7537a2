/** Days and times of visits as screens and mails write them. */
import { company } from "#content/company.ts";
import type { Language } from "#platform/language/language.ts";
import { dateFormat } from "./date-format.ts";
import { dayAs, plainSpaces, timeAt } from "./day-format.ts";
import { todayIn } from "./local-date.ts";
import { formatMessages } from "./messages.ts";

interface DayStyle {
  weekday?: "long" | "short";
  /** The zone of the facility whose day it is. */
  timeZone?: string;
  now?: Date;
}

/**
 * @param date ISO, of the facility's calendar
 * @returns with the year unless it is the current one there
 */
export const formatDay = (
  date: string,
  language: Language,
  { weekday = "long", timeZone = company.timeZone, now = new Date() }: DayStyle = {},
): string => {
  const isOfThisYear = date.slice(0, 4) === todayIn(timeZone, now).slice(0, 4);
  const year = isOfThisYear ? undefined : "numeric";
  return dayAs(date, { weekday, month: weekday, day: "numeric", year }, language);
};

/** The year is needed where the text is kept and read again in another year. */
export const formatDayWithYear = (date: string, language: Language): string =>
  dayAs(date, { weekday: "long", month: "long", day: "numeric", year: "numeric" }, language);

/** @param from on a 24-hour clock @returns e.g. `10 PM–2 AM`, `10 p.m.–2 a.m.` */
export const formatWindow = (from: string, to: string, language: Language): string =>
  `${clockTime(from, language)}–${clockTime(to, language)}`;

function clockTime(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const format = dateFormat(
    { hour: "numeric", minute: minutes === 0 ? undefined : "2-digit", timeZone: "UTC" },
    language,
  );
  const moment = new Date(Date.UTC(2026, 0, 1, hours, minutes));
  return plainSpaces(format.format(moment));
}

/** `10:04 PM–1:48 AM`, or when they came, as long as they are there. */
export const formatAttendance = (
  came: Date,
  left: Date | null,
  timeZone: string,
  language: Language,
): string => {
  const time = timeAt(came, timeZone, language);
  return left === null
    ? formatMessages(language).since({ time })
    : `${time}–${timeAt(left, timeZone, language)}`;
};
