import type { ShownLine } from "./read-list.server.ts";

type State = ShownLine["state"];

const stateWords: Record<State, string> = {
  open: "Open",
  answered: "Answered",
  quarantined: "In quarantine",
  spam: "Spam",
  joined: "Joined to its copy",
};

const dots: Record<State, string> = {
  open: "bg-dawn",
  answered: "bg-teal",
  quarantined: "bg-error",
  spam: "border border-slate",
  joined: "border border-teal",
};

/** A word with its color, never a color alone. */
export function StateWord({ state }: { state: State }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
      {stateWords[state]}
    </span>
  );
}
