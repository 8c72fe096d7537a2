import type { ScopeState } from "./scope/find-scopes.server.ts";

const labels: Record<ScopeState, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  "in-effect": "In effect",
  past: "Past",
};

const dots: Record<ScopeState, string> = {
  draft: "bg-dawn",
  scheduled: "border border-teal",
  "in-effect": "bg-teal",
  past: "border border-slate",
};

/** A label with its color, never a color alone. */
export const ScopeStateBadge = ({ state }: { state: ScopeState }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
    {labels[state]}
  </span>
);
