import { useMessages } from "#platform/language/use-messages.ts";
import { submissionMessages } from "../messages.ts";
import type { SubmissionTableRow } from "./list-page.server.ts";

type State = SubmissionTableRow["state"];

const dots: Record<State, string> = {
  open: "bg-dawn",
  answered: "bg-teal",
  quarantined: "bg-error",
  spam: "border border-slate",
  joined: "border border-teal",
};

/** A label with its color, never a color alone. */
export function StateBadge({ state }: { state: State }) {
  const { states } = useMessages(submissionMessages);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
      {states[state]}
    </span>
  );
}
