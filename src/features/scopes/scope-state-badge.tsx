import { useMessages } from "#platform/language/use-messages.ts";
import type { ScopeState } from "./find-scopes.server.ts";
import { scopeMessages } from "./messages.ts";

const dots: Record<ScopeState, string> = {
  draft: "bg-dawn",
  scheduled: "border border-teal",
  "in-effect": "bg-teal",
  past: "border border-slate",
};

/** A label with its color, never a color alone. */
export function ScopeStateBadge({ state }: { state: ScopeState }) {
  const { states } = useMessages(scopeMessages);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
      {states[state]}
    </span>
  );
}
