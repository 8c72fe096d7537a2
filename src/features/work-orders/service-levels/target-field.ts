import type { Priority } from "./priority-types.ts";
import type { ClockName } from "./service-clock-types.ts";

/** Name of the field that holds a target; safe for browsers. */
export const targetField = (priority: Priority, clock: ClockName) =>
  `${priority}.${clock}` as const;
