import type { stateLabels } from "./inspection-form.ts";

/** The accent is for what waits for somebody. */
const dots: Record<keyof typeof stateLabels, string> = {
  planned: "border-2 border-slate",
  "in-progress": "bg-teal",
  finished: "bg-dawn",
  signed: "border-2 border-teal",
  cancelled: "border border-slate",
};

interface StateBadgeProps {
  state: keyof typeof stateLabels;
  label: string;
}

/** A label with its color, never a color alone. */
export const StateBadge = ({ state, label }: StateBadgeProps) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
    {label}
  </span>
);
