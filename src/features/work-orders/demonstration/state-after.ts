import type { WorkOrderEvent } from "../work-order-events.ts";

/** The state in which an event leaves a work order that takes the usual way. */
export const stateAfter: Partial<Record<WorkOrderEvent, string>> = {
  created: "new",
  acknowledged: "acknowledged",
  assigned: "assigned",
  started: "in-progress",
  finished: "done",
  accepted: "accepted",
  reopened: "new",
};
