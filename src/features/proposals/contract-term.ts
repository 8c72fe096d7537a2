/** Only the server calculates the last day of a contract. */
import type { OfferedTerm } from "./offer-types.ts";

/** @param firstDay ISO, empty where nobody has said @returns empty where it follows from a first day to come */
export function contractLastDay(term: OfferedTerm | undefined, firstDay: string): string {
  if (term === undefined) return "";
  if ("lastDay" in term) return term.lastDay;
  if (firstDay === "") return "";
  const first = Temporal.PlainDate.from(firstDay);
  const next = first.add({ months: term.months });
  // If the last month is too short to have that day, the term ends on its last day.
  return (next.day === first.day ? next.subtract({ days: 1 }) : next).toString();
}
