import { useMessages } from "#platform/language/use-messages.ts";
import { StateLabel } from "#ui/state-label.tsx";
import type { ScopeState } from "./find-scopes.server.ts";
import { scopeMessages } from "./messages.ts";

const dots: Record<ScopeState, string> = {
  draft: "bg-dawn",
  scheduled: "border border-teal",
  "in-effect": "bg-teal",
  past: "border border-slate",
};

export function ScopeStateBadge({ state }: { state: ScopeState }) {
  const { states } = useMessages(scopeMessages);
  return <StateLabel dot={dots[state]}>{states[state]}</StateLabel>;
}
