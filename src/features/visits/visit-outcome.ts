/** What became of a visit in words: that a crew checked out does not say that the work was done. */
import { countOf } from "#platform/format/plural.ts";
import type { VisitRow, VisitState } from "./tables/visits.ts";

export const visitOutcomes = [
  "scheduled",
  "in-progress",
  "completed",
  "unfinished",
  "missed",
  "cancelled",
] as const satisfies readonly (VisitState | "unfinished")[];

/** `unfinished` is no state of its own: it is a visit that ended with much of its work undone. */
export type VisitOutcome = (typeof visitOutcomes)[number];

export interface OutcomeBasis
  extends Pick<VisitRow, "state" | "checkedInAt" | "checkedOutAt" | "endsAt" | "missedAt"> {
  /** Fixed at check-in; none before. */
  tasks: number;
  tasksDone: number;
}

/** A locked room leaves a task or two; more than a quarter undone is a visit that was not finished. */
export const undoneShareOfUnfinished = 1 / 4;

export const undoneTasks = ({
  state,
  tasks,
  tasksDone,
}: Pick<OutcomeBasis, "state" | "tasks" | "tasksDone">): number =>
  state === "completed" ? tasks - tasksDone : 0;

export const outcomeOf = (
  visit: Pick<OutcomeBasis, "state" | "tasks" | "tasksDone">,
): VisitOutcome =>
  undoneTasks(visit) > visit.tasks * undoneShareOfUnfinished ? "unfinished" : visit.state;

const labels: Record<VisitRow["state"], string> = {
  scheduled: "Scheduled",
  "in-progress": "In progress",
  completed: "Completed",
  missed: "Missed",
  cancelled: "Canceled",
};

/** E.g. `Left early, 36 tasks not done`; never plain "Completed" while a task is undone. */
export function formatOutcome(visit: OutcomeBasis): string {
  const undone = undoneTasks(visit);
  const word = formatState(visit);
  return undone === 0 ? word : `${word}, ${countOf(undone, "task", "tasks")} not done`;
}

function formatState(visit: OutcomeBasis): string {
  const { missedAt, checkedInAt, checkedOutAt, endsAt } = visit;
  const cameLate = missedAt !== null && checkedInAt !== null;
  if (outcomeOf(visit) !== "unfinished") return `${labels[visit.state]}${cameLate ? ", late" : ""}`;
  const left = checkedOutAt !== null && checkedOutAt < endsAt ? "left early" : "not finished";
  return cameLate ? `Came late, ${left}` : `${left.charAt(0).toUpperCase()}${left.slice(1)}`;
}
