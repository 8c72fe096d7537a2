import type { Span } from "./open-spans.ts";

/**
 * Where clocks change between two moments: the instants just before and after, which are on different
 * days where it happens at midnight, and two days apart where a zone leaves out a whole one.
 */
export function clockChanges(timeZone: string, [from, to]: Span): Span[] {
  const changes: Span[] = [];
  let at = zoned(from, timeZone).getTimeZoneTransition("next");
  while (at !== null && at.epochMilliseconds <= to) {
    changes.push([at.epochMilliseconds - 1, at.epochMilliseconds]);
    at = at.getTimeZoneTransition("next");
  }
  return changes;
}

export const zoned = (moment: number, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(moment)).toZonedDateTimeISO(timeZone);
