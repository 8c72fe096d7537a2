/** What a card says where no visit has begun within the last day. */

import { formatDay } from "#platform/format/visit-format.ts";
import type { Language } from "#platform/language/language.ts";
import { formatOutcomeWithin } from "./format-outcome.server.ts";
import { earlierVisitDays } from "./latest-visits.server.ts";
import type { VisitListRow } from "./list-visits.server.ts";
import { visitServerMessages } from "./messages.server.ts";

/** Whether one was due, and what became of the one before: a quiet weekend is no missed night. */
export function formatQuietFacility(
  before: Omit<VisitListRow, "clientId"> | undefined,
  language: Language,
): string {
  const { quiet } = visitServerMessages(language);
  if (before === undefined) return quiet.noVisit({ count: earlierVisitDays });
  return quiet.noneSince({
    day: formatDay(before.date, language),
    outcome: formatOutcomeWithin(before, language),
  });
}
