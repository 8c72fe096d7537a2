/** When a contract ends by its term; the server alone reckons with days. */
import type { OfferedTerm } from "./offer-types.ts";

/** @param firstDay ISO, empty where nobody has said @returns empty where it follows from a first day to come */
export function contractLastDay(term: OfferedTerm | undefined, firstDay: string): string {
  if (term === undefined) return "";
  if ("lastDay" in term) return term.lastDay;
  if (firstDay === "") return "";
  const first = Temporal.PlainDate.from(firstDay);
  const next = first.add({ months: term.months });
  // In a month that is too short, its last day is the last of the term as well.
  return (next.day === first.day ? next.subtract({ days: 1 }) : next).toString();
}
