import type { InspectionTableRow } from "./list-screen.server.ts";

type InspectionState = InspectionTableRow["state"];

/** The accent is for what waits for somebody. */
const dots: Record<InspectionState, string> = {
  planned: "border-2 border-slate",
  "in-progress": "bg-teal",
  finished: "bg-dawn",
  signed: "border-2 border-teal",
  cancelled: "border border-slate",
};

interface StateBadgeProps {
  state: InspectionState;
  label: string;
}

/** A label with its color, never a color alone. */
export const StateBadge = ({ state, label }: StateBadgeProps) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
    {label}
  </span>
);
