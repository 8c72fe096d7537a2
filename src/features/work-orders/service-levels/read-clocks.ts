/** Why the rules are these: docs/decisions/service-levels.md. */
import type { Calendar } from "#features/facilities/opening-hours.ts";
import { ClockState } from "./clock-state.ts";
import type { ClockEvent, ServiceClocks } from "./service-clock-types.ts";
import type { Targets } from "./targets.ts";

/**
 * Reads the clocks of a work order from all that happened to it: when it is due, how much of the time
 * is left, what was warned of and what was missed. For servers: browsers may lack `Temporal`.
 * @param events in their order, the creation first
 * @param openingHours of the facility; emergencies count round the clock
 * @param now epoch milliseconds, not before the last event
 */
export function readClocks(
  events: readonly ClockEvent[],
  openingHours: Calendar,
  targets: Targets,
  now: number,
): ServiceClocks {
  const [first, ...later] = events;
  if (first?.kind !== "created") throw new Error("A work order begins with its creation");
  const state = new ClockState(first, openingHours, targets);
  for (const event of later) {
    state.lookUntil(event.at);
    state.hear(event);
  }
  state.lookUntil(now);
  return state.read(now);
}
