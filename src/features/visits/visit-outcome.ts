/** The outcome is more than the state: a crew can check out with work left undone. */

import { hourMs } from "#platform/format/durations.ts";
import type { LockedVisit } from "./change-visit.server.ts";
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

const earliestMs = 4 * hourMs;
const latestMs = 8 * hourMs;

/** Nobody can have come to a visit before this. */
export const earliestOf = ({ beginsAt }: Pick<LockedVisit, "beginsAt">): Date =>
  new Date(beginsAt.getTime() - earliestMs);

/** Codes are accepted until then; work after that belongs to no visit. */
export const latestOf = ({ endsAt }: Pick<LockedVisit, "endsAt">): Date =>
  new Date(endsAt.getTime() + latestMs);
