import { momentOf } from "#platform/document/moment.ts";
import type { Language } from "#platform/language/language.ts";
import type { WorkOrderDetail } from "./find-work-order.server.ts";
import { serviceLevelMessages } from "./service-levels/messages.ts";
import type { ClockName, ClockReading } from "./service-levels/service-clock-types.ts";
import { formatStoppedTime, formatTimeLate, formatTimeLeft } from "./time-left.ts";

/** The two clocks in words; nothing of those that say nothing any more. */
export function toClockViews({ clocks, state, timeZone }: WorkOrderDetail, language: Language) {
  const labels = serviceLevelMessages(language).clocks;
  const isUnneeded = ["cancelled", "declined", "duplicate"].includes(state);
  const names: ClockName[] = isUnneeded ? [] : ["response", "resolution"];
  return names.map((name) => {
    const reading = clocks[name];
    const { due, isBreached } = reading;
    return {
      name,
      label: labels[name],
      state: reading.state,
      isLate: reading.state === "running" && isBreached,
      isBreached,
      due: due === undefined ? undefined : momentOf(new Date(due), language, new Date(), timeZone),
      words: formatClock(reading, timeZone, language),
    };
  });
}

export function formatClock(
  { state, due, remaining, lateBy, dueIfResumed, isBreached }: ClockReading,
  timeZone: string,
  language: Language,
  now = Date.now(),
): string {
  const { clocks } = serviceLevelMessages(language);
  if (remaining === undefined) return clocks.noHours;
  const late = lateBy === undefined ? undefined : formatTimeLate(remaining, lateBy, language);
  if (state === "on-hold")
    return late === undefined
      ? formatStoppedTime(remaining, (dueIfResumed ?? now) - now, language)
      : clocks.stoppedLate({ time: late });
  if (state === "running" && due !== undefined) {
    const dueThen = { dueAt: new Date(due), timeZone };
    return formatTimeLeft(remaining, late !== undefined, dueThen, language, now);
  }
  if (late !== undefined) return clocks.lateBy({ time: late });
  // A target that was missed stays missed, also where it was moved later.
  return isBreached ? clocks.missed : clocks.onTime;
}
