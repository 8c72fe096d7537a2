/** What a card says where no visit has begun within the last day. */

import { dayInWords } from "#platform/format/visit-words.ts";
import { earlierVisitDays } from "./latest-visits.ts";
import type { VisitLine } from "./list-visits.ts";
import { outcomeInWords } from "./visit-outcome.ts";

/** Whether one was due, and what became of the one before: a quiet weekend is no missed night. */
export function quietInWords(before: Omit<VisitLine, "clientId"> | undefined): string {
  if (before === undefined) return `No visit was due in the last ${earlierVisitDays} days.`;
  return `No visit was due since ${dayInWords(before.date)}: ${outcomeInWords(before).toLowerCase()}.`;
}
