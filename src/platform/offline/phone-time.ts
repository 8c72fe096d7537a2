/** When something was done, as a phone tells it that had no connection. */
import { minuteMs } from "#platform/format/durations.ts";

/** Beyond this, the phone's clock was corrected meanwhile, or is made up. */
const maxAgeMs = 14 * 24 * 60 * minuteMs;
const skewMs = minuteMs;
/** What comes sooner was sent at once, by a slow connection. */
const lateMs = 5 * minuteMs;

export interface PhoneTime {
  /** By our clock. */
  at: Date;
  /** When it came, where it came later. */
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
