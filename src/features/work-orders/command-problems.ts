import type { WorkOrderError } from "./change-work-order.server.ts";

/** Why a command was refused, and what to do. */
export const commandProblems: Record<WorkOrderError, string> = {
  "not-found": "This no longer exists, or you don’t have access to it.",
  "not-allowed": "Your role lets you view this, but not do that.",
  "already-done": "This is already done.",
  "changed-since":
    "Someone else changed this in the meantime. Nothing was saved. Please take another look.",
  "wrong-state": "This can’t be done anymore: the work order has changed. Refresh and try again.",
  "unknown-person": "This can’t be assigned to this person anymore. Please choose someone else.",
  "unknown-number": "There is no other work order with this number at this facility.",
  "unknown-file": "A photo is no longer there. Please remove it and send it again.",
  "too-late": "It was finished more than 30 days ago. Please create a new work order.",
};

const undoProblems: Partial<Record<WorkOrderError, string>> = {
  "changed-since": "Something has changed since then, so this can’t be undone. Please look again.",
  "too-late": "It’s too late to undo this.",
};

export const problemOf = (command: string, error: WorkOrderError): string =>
  (command === "undo" ? undoProblems[error] : undefined) ?? commandProblems[error];
