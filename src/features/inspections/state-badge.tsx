import { StateLabel } from "#ui/state-label.tsx";
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

export const StateBadge = ({ state, label }: StateBadgeProps) => (
  <StateLabel dot={dots[state]}>{label}</StateLabel>
);
