import { type Priority, priorities } from "./priority-types.ts";

/** Minutes that count by the calendar of the priority. */
export interface Target {
  responseMinutes: number;
  resolutionMinutes: number;
}

export type Targets = Readonly<Record<Priority, Target>>;

const hour = 60;
/** An opening day of ten hours, 8 a.m. to 6 p.m. */
const openingDay = 10 * hour;

/**
 * Where a client has agreed on nothing else. Emergency: the response that the company promises, and
 * four hours for the rest (Mount Marty, critical). Urgent: an hour, and one business day (Mount Marty,
 * high). Routine: acknowledged in two hours, done in 72, which are three business days (RBM Services).
 * Planned: the trade publishes nothing; a day to answer, and two weeks.
 */
export const defaultTargets: Targets = {
  emergency: { responseMinutes: 2 * hour, resolutionMinutes: 4 * hour },
  urgent: { responseMinutes: hour, resolutionMinutes: openingDay },
  routine: { responseMinutes: 2 * hour, resolutionMinutes: 3 * openingDay },
  planned: { responseMinutes: openingDay, resolutionMinutes: 10 * openingDay },
};

/** The first of two is the more urgent one. */
export const isMoreUrgent = (one: Priority, other: Priority): boolean =>
  priorities.indexOf(one) < priorities.indexOf(other);

/** `90` -> `1.5 hours`, `45` -> `45 minutes`. */
function durationInWords(minutes: number): string {
  if (minutes < hour) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const hours = Math.round((minutes / hour) * 10) / 10;
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** What a priority promises, for the person who chooses one. */
export function promiseOf(priority: Priority, target: Target): string {
  const answer = durationInWords(target.responseMinutes);
  const done = durationInWords(target.resolutionMinutes);
  const counted = priority === "emergency" ? "day and night" : "counted while the facility is open";
  return `We answer within ${answer} and are done within ${done}, ${counted}.`;
}
