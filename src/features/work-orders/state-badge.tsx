import { StateLabel } from "#ui/state-label.tsx";
import type { WorkOrderState } from "./work-order-types.ts";

/** The accent is for what waits for somebody. */
const dots: Record<WorkOrderState, string> = {
  new: "bg-dawn",
  acknowledged: "bg-teal-light",
  assigned: "bg-teal-light",
  "in-progress": "bg-teal",
  "on-hold": "border-2 border-slate",
  done: "bg-dawn",
  accepted: "border-2 border-teal",
  cancelled: "border border-slate",
  declined: "bg-error",
  duplicate: "border border-slate",
};

interface StateBadgeProps {
  state: WorkOrderState;
  label: string;
}

export const StateBadge = ({ state, label }: StateBadgeProps) => (
  <StateLabel dot={dots[state]}>{label}</StateLabel>
);

interface PriorityBadgeProps {
  priority: string;
  label: string;
}

/** Only an emergency stands out. */
export const PriorityBadge = ({ priority, label }: PriorityBadgeProps) => (
  <span
    className={
      priority === "emergency"
        ? "inline-block rounded-sm bg-error px-1.5 font-semibold text-porcelain"
        : priority === "urgent"
          ? "font-semibold text-ink"
          : ""
    }
  >
    {label}
  </span>
);
