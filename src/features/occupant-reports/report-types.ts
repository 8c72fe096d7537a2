/** What an occupant can report at a sign, and what becomes of it; safe for browsers. */
import type { Priority } from "#features/work-orders/service-levels/priority-types.ts";
import type { Category } from "#features/work-orders/work-order-types.ts";

interface ReportKind {
  value: string;
  category: Category;
  priority: Priority;
  /** The work order's text where nothing was typed. */
  text: string;
}

/** Somebody may slip on a spill; the rest is routine. An emergency is told by telephone. */
export const reportKinds = [
  kind("spill", "spill", "urgent", "A spill or leak"),
  kind("supplies", "restroom-supplies", "routine", "Paper, soap or towels have run out"),
  kind("trash", "trash", "routine", "The trash is full"),
  kind("dirty", "missed-cleaning", "routine", "It is dirty"),
  kind("odor", "odor", "routine", "It smells bad"),
  kind("broken", "repair", "routine", "Something is broken"),
  kind("other", "other", "routine", "Something else, see the photo"),
] as const satisfies readonly ReportKind[];

export type ReportKindName = (typeof reportKinds)[number]["value"];

function kind<Name extends string>(
  value: Name,
  category: Category,
  priority: Priority,
  text: string,
): ReportKind & { value: Name } {
  return { value, category, priority, text };
}

export function reportKind(value: string): ReportKind {
  const kind = reportKinds.find((one) => one.value === value);
  if (kind === undefined) throw new Error(`Nobody can report "${value}"`);
  return kind;
}

/** How long after it was done an occupant can say that it is still not right. */
export const objectionHours = 48;

/** How long the link of a report goes on after the work is closed. */
export const linkDays = 30;
