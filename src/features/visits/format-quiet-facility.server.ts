/** What a card says where no visit has begun within the last day. */

import { formatDay } from "#platform/format/visit-format.ts";
import { earlierVisitDays } from "./latest-visits.server.ts";
import type { VisitListRow } from "./list-visits.server.ts";
import { formatOutcome } from "./visit-outcome.ts";

/** Whether one was due, and what became of the one before: a quiet weekend is no missed night. */
export function formatQuietFacility(before: Omit<VisitListRow, "clientId"> | undefined): string {
  if (before === undefined) return `No visit was due in the last ${earlierVisitDays} days.`;
  return `No visit has been due since ${formatDay(before.date, "en")}: ${formatOutcome(before).toLowerCase()}.`;
}
