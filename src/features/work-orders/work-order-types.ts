/** The states and kinds of work orders in words, for screens, emails and files alike. */
import type { Language } from "#platform/language/language.ts";
import type { en } from "./messages/en.ts";
import { workOrderMessages } from "./messages.ts";

export type WorkOrderState = keyof (typeof en)["states"];

/** Work that was done once is not called new again. */
export function stateLabel(
  { state, cycle }: { state: WorkOrderState; cycle: number },
  language: Language,
): string {
  const { states, reopenedState } = workOrderMessages(language);
  return state === "new" && cycle > 1 ? reopenedState({ cycle }) : states[state];
}

/** Somebody still has to do something for it. */
export const openStates = [
  "new",
  "acknowledged",
  "assigned",
  "in-progress",
  "on-hold",
] as const satisfies readonly WorkOrderState[];

export const isOpenWorkOrder = ({ state }: { state: WorkOrderState }): boolean =>
  openStates.some((openState) => openState === state);

export const categories = [
  "restroom-supplies",
  "spill",
  "trash",
  "floors",
  "windows",
  "odor",
  "pests",
  "repair",
  "missed-cleaning",
  "extra-service",
  "schedule-change",
  "other",
] as const satisfies readonly (keyof (typeof en)["categories"])[];

export type Category = (typeof categories)[number];

export function categoryLabel(category: string, language: Language): string {
  const labels: Readonly<Record<string, string>> = workOrderMessages(language).categories;
  return labels[category] ?? category;
}

// The commands possible in each state, and the state that each leads to; nothing here needs the database.

export const workOrderCommands = [
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

export type WorkOrderCommand = (typeof workOrderCommands)[number];

const waiting = ["new", "acknowledged", "assigned"] as const;

const from: Record<WorkOrderCommand, readonly WorkOrderState[]> = {
  acknowledge: ["new"],
  assign: openStates,
  start: waiting,
  hold: [...waiting, "in-progress"],
  resume: ["on-hold"],
  finish: openStates,
  decline: waiting,
  "mark-duplicate": openStates,
  prioritize: openStates,
  accept: ["done"],
  reopen: ["done", "accepted"],
  cancel: ["new"],
};

const leadsTo: Partial<Record<WorkOrderCommand, WorkOrderState>> = {
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

export const isCommandPossible = (command: WorkOrderCommand, state: WorkOrderState): boolean =>
  from[command].includes(state);

/** A command is done already if the work order is where it would lead. */
export const isDoneBy = (command: WorkOrderCommand, state: WorkOrderState): boolean =>
  leadsTo[command] === state;

interface CommandBasis {
  state: WorkOrderState;
  /** Whom it belongs to after the command. */
  assignedTo: string | null;
  /** Somebody has begun the work in this cycle. */
  isStarted: boolean;
}

export function stateAfter(
  command: WorkOrderCommand,
  { state, assignedTo, isStarted }: CommandBasis,
): WorkOrderState {
  const idle = assignedTo === null ? "acknowledged" : "assigned";
  // Work that has begun, or is on hold, continues with somebody else.
  if (command === "assign") return state === "in-progress" || state === "on-hold" ? state : idle;
  if (command === "resume") return isStarted ? "in-progress" : idle;
  return leadsTo[command] ?? state;
}

/** Days in which a client can say that it is not done after all. */
export const reopenDays = 30;
