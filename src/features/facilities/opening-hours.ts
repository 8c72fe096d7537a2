/** When a facility is open. Safe for browsers. */

/** Local times, e.g. `["08:00", "18:00"]`; the end up to `24:00`. */
export type Interval = readonly [from: string, to: string];

/** Decides which time counts as working time, and when visits are planned. */
export interface Calendar {
  /** IANA name, e.g. `America/Chicago`. */
  timeZone: string;
  /** Seven days, Monday first; the intervals of each in order, none where it is closed. */
  week: readonly (readonly Interval[])[];
  /** ISO dates, e.g. `2026-12-25`: closed all day. */
  holidays: readonly string[];
}

const workday: readonly Interval[] = [["08:00", "18:00"]];

/** Monday to Friday, 08:00 to 18:00, until somebody enters a facility's own hours. */
export const usualWeek: Calendar["week"] = [...Array.from({ length: 5 }, () => workday), [], []];
