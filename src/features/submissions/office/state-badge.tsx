import { useMessages } from "#platform/language/use-messages.ts";
import { StateLabel } from "#ui/state-label.tsx";
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

export function StateBadge({ state }: { state: State }) {
  const { states } = useMessages(submissionMessages);
  return <StateLabel dot={dots[state]}>{states[state]}</StateLabel>;
}
