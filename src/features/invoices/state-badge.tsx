import { StateLabel } from "#ui/state-label.tsx";
import type { InvoiceState } from "./invoice-types.ts";

/** The accent is for what waits for somebody. */
const dots: Record<InvoiceState, string> = {
  draft: "border-2 border-slate",
  open: "bg-dawn",
  overdue: "bg-error",
  paid: "bg-teal",
  void: "border border-slate",
};

export const StateBadge = ({ state, label }: { state: InvoiceState; label: string }) => (
  <StateLabel dot={dots[state]} className={state === "overdue" ? "font-semibold" : ""}>
    {label}
  </StateLabel>
);
