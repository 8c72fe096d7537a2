/** What became of a visit: that a crew checked out does not say that the work was done. */
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
