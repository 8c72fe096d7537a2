/** What can be done with a work order in which state, and what it becomes: without the database. */
import type { WorkOrderState } from "./work-order-types.ts";

export const workOrderSteps = [
  "acknowledge",
  "assign",
  "start",
  "hold",
  "resume",
  "finish",
  "decline",
  "mark-duplicate",
  "prioritize",
  "accept",
  "reopen",
  "cancel",
] as const;

export type WorkOrderStep = (typeof workOrderSteps)[number];

const waiting = ["new", "acknowledged", "assigned"] as const;
const open = [...waiting, "in-progress", "on-hold"] as const;

const from: Record<WorkOrderStep, readonly WorkOrderState[]> = {
  acknowledge: ["new"],
  assign: open,
  start: waiting,
  hold: [...waiting, "in-progress"],
  resume: ["on-hold"],
  finish: open,
  decline: waiting,
  "mark-duplicate": open,
  prioritize: open,
  accept: ["done"],
  reopen: ["done", "accepted"],
  cancel: ["new"],
};

const leadsTo: Partial<Record<WorkOrderStep, WorkOrderState>> = {
  acknowledge: "acknowledged",
  start: "in-progress",
  hold: "on-hold",
  finish: "done",
  decline: "declined",
  "mark-duplicate": "duplicate",
  accept: "accepted",
  reopen: "new",
  cancel: "cancelled",
};

export const canTake = (step: WorkOrderStep, state: WorkOrderState): boolean =>
  from[step].includes(state);

/** Asked for again where it has led, a step is done already. */
export const isDoneBy = (step: WorkOrderStep, state: WorkOrderState): boolean =>
  leadsTo[step] === state;

interface StepBasis {
  state: WorkOrderState;
  /** Whom it belongs to after the step. */
  assignedTo: string | null;
  /** Somebody has begun the work in this cycle. */
  isStarted: boolean;
}

export function stateAfter(
  step: WorkOrderStep,
  { state, assignedTo, isStarted }: StepBasis,
): WorkOrderState {
  const idle = assignedTo === null ? "acknowledged" : "assigned";
  // Work that has begun, or rests, goes on with somebody else.
  if (step === "assign") return state === "in-progress" || state === "on-hold" ? state : idle;
  if (step === "resume") return isStarted ? "in-progress" : idle;
  return leadsTo[step] ?? state;
}

/** How long a client can say that it is not done after all. */
export const reopenDays = 30;
