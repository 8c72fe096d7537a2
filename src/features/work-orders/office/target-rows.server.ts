import type { Language } from "#platform/language/language.ts";
import { workOrderServerMessages } from "../messages.server.ts";
import { workOrderMessages } from "../messages.ts";
import { type Priority, priorities } from "../service-levels/priority-types.ts";

export interface TargetRow {
  priority: Priority;
  label: string;
  meaning: string;
}

/** The priorities as headings of a form, most urgent first. */
export function targetRows(language: Language): readonly TargetRow[] {
  const labels = workOrderMessages(language).priorities;
  const meanings = workOrderServerMessages(language).priorityMeanings;
  return priorities.map((priority) => ({
    priority,
    label: labels[priority],
    meaning: meanings[priority],
  }));
}
