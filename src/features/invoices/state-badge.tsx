import type { InvoiceState } from "./invoice-types.ts";

/** The accent is for what waits for somebody. */
const dots: Record<InvoiceState, string> = {
  draft: "border-2 border-slate",
  open: "bg-dawn",
  overdue: "bg-error",
  paid: "bg-teal",
  void: "border border-slate",
};

/** A label with its color, never a color alone. */
export const StateBadge = ({ state, label }: { state: InvoiceState; label: string }) => (
  <span
    className={`inline-flex items-center gap-2 whitespace-nowrap ${state === "overdue" ? "font-semibold" : ""}`}
  >
    <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
    {label}
  </span>
);
