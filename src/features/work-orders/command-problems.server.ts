import type { Language } from "#platform/language/language.ts";
import type { WorkOrderError } from "./change-work-order.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";

/** Why a command was refused, and what to do. */
export function problemOf(command: string, error: WorkOrderError, language: Language): string {
  const { problems, undoProblems } = workOrderServerMessages(language);
  const ofUndo: Partial<Record<WorkOrderError, string>> = undoProblems;
  return (command === "undo" ? ofUndo[error] : undefined) ?? problems[error];
}
