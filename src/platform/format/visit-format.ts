/** Days and times of visits as screens and mails write them. */
import { dayAs, timeAt } from "./day-format.ts";

/** @param date ISO, of the facility's calendar */
export const formatDay = (date: string, weekday: "long" | "short" = "long"): string =>
  dayAs(date, { weekday, month: weekday, day: "numeric" });

/** @param from on a 24-hour clock @returns e.g. `10 PM–2 AM` */
export const formatWindow = (from: string, to: string): string =>
  `${clockTime(from)}–${clockTime(to)}`;

function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours < 12 ? "AM" : "PM";
  const shown = `${hours % 12 || 12}${minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`}`;
  return `${shown} ${half}`;
}

/** `10:04 PM–1:48 AM`, or when they came, as long as they are there. */
export const formatAttendance = (came: Date, left: Date | null, timeZone: string): string =>
  left === null
    ? `Since ${timeAt(came, timeZone)}`
    : `${timeAt(came, timeZone)}–${timeAt(left, timeZone)}`;
