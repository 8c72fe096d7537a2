/** Words of work orders, for screens, mails and files alike. */
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
  openStates.some((one) => one === state);

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
