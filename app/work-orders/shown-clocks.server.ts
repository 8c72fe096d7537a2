import type { ClockName } from "#domain/service-levels/service-clock-types.ts";
import type { WorkOrderDetail } from "#domain/work-orders/find-work-order.ts";
import { leftInWords, timeInWords } from "#domain/work-orders/time-left.ts";
import { momentOf } from "../document/moment.ts";

const labels: Record<ClockName, string> = { response: "Our answer", resolution: "The work" };

/** The two clocks in words; nothing of those that say nothing any more. */
export function shownClocks({ clocks, state, timeZone }: WorkOrderDetail) {
  const isUnneeded = ["cancelled", "declined", "duplicate"].includes(state);
  const names: ClockName[] = isUnneeded ? [] : ["response", "resolution"];
  return names.map((name) => {
    const { due, remaining, isBreached, ...reading } = clocks[name];
    const isLate = reading.state === "running" && isBreached;
    return {
      ...{ name, label: labels[name], state: reading.state, isLate, isBreached },
      due: due === undefined ? undefined : momentOf(new Date(due), new Date(), timeZone),
      words: wordsOf(reading.state, remaining, isBreached),
    };
  });
}

function wordsOf(state: string, remaining: number | undefined, isBreached: boolean): string {
  if (remaining === undefined) return "The facility has no opening hours";
  if (state === "running") return leftInWords(remaining, isBreached);
  if (state === "on-hold") return `Clock stopped, ${leftInWords(remaining, remaining < 0)}`;
  return isBreached ? `Late by ${timeInWords(remaining)}` : "In time";
}
