import { momentOf } from "#platform/document/moment.ts";
import type { WorkOrderDetail } from "./find-work-order.server.ts";
import type { ClockName, ClockReading } from "./service-levels/service-clock-types.ts";
import { formatStoppedTime, formatTimeLate, formatTimeLeft } from "./time-left.ts";

const labels: Record<ClockName, string> = { response: "Response", resolution: "Completion" };

/** The two clocks in words; nothing of those that say nothing any more. */
export function toClockViews({ clocks, state, timeZone }: WorkOrderDetail) {
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
      due: due === undefined ? undefined : momentOf(new Date(due), "en", new Date(), timeZone),
      words: formatClock(reading, timeZone),
    };
  });
}

export function formatClock(
  { state, due, remaining, lateBy, dueIfResumed, isBreached }: ClockReading,
  timeZone: string,
  now = Date.now(),
): string {
  if (remaining === undefined) return "The facility has no opening hours";
  const late = lateBy === undefined ? undefined : formatTimeLate(remaining, lateBy);
  if (state === "on-hold")
    return `Clock stopped, ${late ? `${late} late` : formatStoppedTime(remaining, (dueIfResumed ?? now) - now)}`;
  if (state === "running" && due !== undefined)
    return formatTimeLeft(remaining, late !== undefined, { dueAt: new Date(due), timeZone }, now);
  if (late !== undefined) return `Late by ${late}`;
  // A target that was missed stays missed, also where it was moved later.
  return isBreached ? "Target missed" : "On time";
}
