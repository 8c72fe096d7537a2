import type { Priority } from "./service-levels/priority-types.ts";
import type { Category } from "./work-order-types.ts";

/** Parts of a list of work orders, in the order of its tabs. */
export const workOrderTabs = [
  "open",
  "late",
  "new",
  "on-hold",
  "to-accept",
  "closed",
  "all",
] as const;

/** Open: work is still expected. Late: open, and past what was promised. */
export type WorkOrderTab = (typeof workOrderTabs)[number];

/** `due`: what is late or due next first. */
export const workOrderSorts = ["due", "newest", "oldest"] as const;

export interface WorkOrderFilter {
  tab: WorkOrderTab;
  clientId?: string | undefined;
  facilityId?: string | undefined;
  priority?: Priority | undefined;
  category?: Category | undefined;
  /** `me`, `nobody` or the id of an account; everybody's where absent. */
  assigned?: string | undefined;
  /** A target was missed, in any round. */
  missed?: "yes" | undefined;
  /** Reported at the sign of a room. */
  source?: "occupant" | undefined;
  /** Asked for on these local days of the facility, ISO, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Each word, or its beginning, occurs in the number or the text. */
  words?: string | undefined;
  sort: (typeof workOrderSorts)[number];
  /** The last row of the page before. */
  after?: string | undefined;
}
