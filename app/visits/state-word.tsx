import type { ShownVisit } from "./shown-visit.server.ts";

type State = ShownVisit["state"];

export const stateWords: Record<State, string> = {
  scheduled: "Scheduled",
  "in-progress": "In progress",
  completed: "Completed",
  missed: "Missed",
  cancelled: "Cancelled",
};

export const stateDots: Record<State, string> = {
  scheduled: "border border-slate",
  "in-progress": "border-2 border-teal",
  completed: "bg-teal",
  missed: "bg-error",
  cancelled: "border border-dashed border-slate",
};

/** A word with its color, never a color alone. */
export function StateWord({ state, cameLate = false }: { state: State; cameLate?: boolean }) {
  return (
    <span
      className={`inline-flex items-baseline gap-2 font-medium ${state === "missed" ? "text-error" : ""}`}
    >
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${stateDots[state]}`} />
      {stateWords[state]}
      {cameLate ? ", late" : ""}
    </span>
  );
}
