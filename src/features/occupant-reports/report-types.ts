/** Kinds of reports at a sign, and the limits of following one. This module is safe for browsers. */
import type { Priority } from "#features/work-orders/service-levels/service-clock-types.ts";
import type { Category } from "#features/work-orders/work-order-types.ts";

interface ReportKind {
  value: string;
  category: Category;
  priority: Priority;
}

/** Somebody may slip on a spill; the rest is routine. An emergency is told by telephone. */
export const reportKinds = [
  kind("spill", "spill", "urgent"),
  kind("supplies", "restroom-supplies", "routine"),
  kind("trash", "trash", "routine"),
  kind("dirty", "missed-cleaning", "routine"),
  kind("odor", "odor", "routine"),
  kind("broken", "repair", "routine"),
  kind("other", "other", "routine"),
] as const satisfies readonly ReportKind[];

export type ReportKindName = (typeof reportKinds)[number]["value"];

function kind<Name extends string>(
  value: Name,
  category: Category,
  priority: Priority,
): ReportKind & { value: Name } {
  return { value, category, priority };
}

export function reportKind(value: string): (typeof reportKinds)[number] {
  const kind = reportKinds.find((candidate) => candidate.value === value);
  if (kind === undefined) throw new Error(`Nobody can report "${value}"`);
  return kind;
}

/** Hours after it was done in which an occupant can say that it is still not right. */
export const objectionHours = 48;

/** Days for which the link of a report works after the work is closed. */
export const linkDays = 30;
