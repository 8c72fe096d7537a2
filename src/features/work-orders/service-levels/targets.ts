import type { Language } from "#platform/language/language.ts";
import { serviceLevelMessages } from "./messages.ts";
import { type ClockName, type Priority, priorities } from "./service-clock-types.ts";
import { formatDuration, formatOpenTime, openingDay } from "./working-time.ts";

/** Minutes that count by the calendar of the priority. */
export interface Target {
  responseMinutes: number;
  resolutionMinutes: number;
}

export type Targets = Readonly<Record<Priority, Target>>;

const hour = 60;

/**
 * Targets if neither the owner (in the settings) nor a client has set others. Emergency: an hour, within the
 * two that the company promises to everybody and never slower than for urgent work, and four hours for the
 * rest (Mount Marty, critical). Urgent: an hour, and one business day (Mount Marty, high). Routine:
 * acknowledged in two hours, done in 72, which are three business days (RBM Services). Planned: the trade
 * publishes nothing; a day to answer, and two weeks.
 */
export const defaultTargets: Targets = {
  emergency: { responseMinutes: hour, resolutionMinutes: 4 * hour },
  urgent: { responseMinutes: hour, resolutionMinutes: openingDay },
  routine: { responseMinutes: 2 * hour, resolutionMinutes: 3 * openingDay },
  planned: { responseMinutes: openingDay, resolutionMinutes: 10 * openingDay },
};

/**
 * Corrects agreements from before the form refused it: nothing is promised later than what is less
 * urgent.
 */
export function withoutSlowerUrgency(targets: Targets): Targets {
  const { emergency, urgent, routine, planned } = targets;
  const cappedRoutine = soonerOf(routine, planned);
  const cappedUrgent = soonerOf(urgent, cappedRoutine);
  return {
    emergency: soonerOf(emergency, cappedUrgent),
    urgent: cappedUrgent,
    routine: cappedRoutine,
    planned,
  };
}

const soonerOf = (one: Target, other: Target): Target => ({
  responseMinutes: Math.min(one.responseMinutes, other.responseMinutes),
  resolutionMinutes: Math.min(one.resolutionMinutes, other.resolutionMinutes),
});

/** The first of two is the more urgent one. */
export const isMoreUrgent = (one: Priority, other: Priority): boolean =>
  priorities.indexOf(one) < priorities.indexOf(other);

/** The promise of a priority, beside the choice of it. */
export function promiseOf(priority: Priority, target: Target, language: Language): string {
  const { responseMinutes, resolutionMinutes } = target;
  const { aroundTheClock, whileOpen, inDays } = serviceLevelMessages(language).promises;
  const format = priority === "emergency" ? formatDuration : formatOpenTime;
  const within = {
    response: format(responseMinutes, language),
    resolution: format(resolutionMinutes, language),
  };
  if (priority === "emergency") return aroundTheClock(within);
  // Opening hours need to be told from the hours of a clock; days and weeks do not.
  const hasHours = responseMinutes < openingDay || resolutionMinutes < openingDay;
  return hasHours ? whileOpen(within) : inDays(within);
}

/** Name of the field that holds a target; safe for browsers. */
export const targetField = (priority: Priority, clock: ClockName) =>
  `${priority}.${clock}` as const;
