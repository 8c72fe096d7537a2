/** States and limits of appointments; safe for browsers. */
import { hourMs } from "#platform/format/durations.ts";

export type AppointmentState =
  /** Waits for the guest to pick a time. */
  | "offered"
  | "booked"
  | "canceled"
  /** Other times were offered in its place. */
  | "replaced";

export const maxSlots = 20;
/** Guests pick, change and cancel a time by themselves until this long before it begins. */
export const noticeMs = 4 * hourMs;
/** How far ahead a time can be. */
export const maxDaysAhead = 365;
export const lengths = [15, 30, 45, 60, 90, 120, 180, 240] as const;
export const usualMinutes = 60;
export const maxNote = 2_000;
export const maxPlace = 300;

/** The day and the time of each row, by the names of their fields. */
export const slotRows = Array.from({ length: maxSlots }, (_, index) => ({
  day: `day.${index}`,
  time: `time.${index}`,
}));
