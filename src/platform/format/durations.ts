export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** Hours of the clock, not days of the calendar: a day on which clocks change is longer or shorter. */
export const dayMs = 24 * hourMs;
