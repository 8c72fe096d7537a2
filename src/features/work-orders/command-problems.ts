import type { WorkOrderError } from "./change-work-order.server.ts";

/** Why a command was refused, and what to do. */
export const commandProblems: Record<WorkOrderError, string> = {
  "not-found": "It is gone, or not yours to see.",
  "not-allowed": "Your role may read this, and not do that.",
  "already-done": "It is done already.",
  "changed-since":
    "Someone else changed this in the meantime. Nothing was saved. Please take another look.",
  "wrong-state": "This cannot be done in the state that it has by now. Please look again.",
  "unknown-person": "This person cannot be given it any more. Please choose another.",
  "unknown-number": "There is no other work order with this number at this facility.",
  "unknown-file": "A photo is no longer there. Please remove it and send it again.",
  "too-late": "It was done more than 30 days ago. Please make a new work order.",
};

const undoProblems: Partial<Record<WorkOrderError, string>> = {
  "changed-since": "Something happened since then, so this can't be undone. Please look again.",
  "too-late": "It's too late to undo this.",
};

export const problemOf = (command: string, error: WorkOrderError): string =>
  (command === "undo" ? undoProblems[error] : undefined) ?? commandProblems[error];
