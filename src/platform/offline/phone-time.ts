/** Computes when something was done from the times of a phone that had no connection. */
import { minuteMs } from "#platform/format/durations.ts";

/** A greater age means that the phone's clock was corrected meanwhile, or that the time is made up. */
const maxAgeMs = 14 * 24 * 60 * minuteMs;
const skewMs = minuteMs;
/** An entry that comes sooner was sent at once, by a slow connection. */
const lateMs = 5 * minuteMs;

export interface PhoneTime {
  /** The time by our clock. */
  at: Date;
  /** The time of arrival, where it came later; null otherwise. */
  sentAt: Date | null;
}

/**
 * Counts how long ago it was, because the clock of a phone may be wrong all the time.
 * @param phone both by the clock of the phone
 */
export function phoneTime(phone: { at: string; sentAt: string }, now: Date): PhoneTime {
  const age = Date.parse(phone.sentAt) - Date.parse(phone.at);
  const isBelieved = age >= -skewMs && age <= maxAgeMs;
  if (!isBelieved) return { at: now, sentAt: now };
  const at = new Date(now.getTime() - Math.max(0, age));
  return { at, sentAt: age > lateMs ? now : null };
}
