import type { SubmissionTableRow } from "./read-list.server.ts";

type State = SubmissionTableRow["state"];

const submissionStateLabels: Record<State, string> = {
  open: "Open",
  answered: "Answered",
  quarantined: "In quarantine",
  spam: "Spam",
  joined: "Merged with its copy",
};

const dots: Record<State, string> = {
  open: "bg-dawn",
  answered: "bg-teal",
  quarantined: "bg-error",
  spam: "border border-slate",
  joined: "border border-teal",
};

/** A label with its color, never a color alone. */
export function StateBadge({ state }: { state: State }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
      {submissionStateLabels[state]}
    </span>
  );
}
