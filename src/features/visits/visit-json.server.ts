import type { Language } from "#platform/language/language.ts";
import { formatOutcome } from "./format-outcome.server.ts";
import type { VisitListRow } from "./list-visits.server.ts";

/** A visit as `GET /api/portal/visits` tells it; moments are ISO texts in UTC. */
export const visitAsJson = (visit: VisitListRow, language: Language) => ({
  id: visit.id,
  title: visit.title,
  state: visit.state,
  crewSize: visit.crewSize,
  outcome: formatOutcome(visit, language),
  facility: { id: visit.facilityId, name: visit.facilityName, timeZone: visit.timeZone },
  date: visit.date,
  beginsAt: visit.beginsAt,
  endsAt: visit.endsAt,
  window: { from: visit.windowStart, to: visit.windowEnd },
  checkedInAt: visit.checkedInAt,
  checkedInHow: visit.checkedInHow,
  checkedOutAt: visit.checkedOutAt,
  checkedOutHow: visit.checkedOutHow,
  missedAt: visit.missedAt,
  cancelReason: visit.cancelReason,
  tasks: visit.tasks,
  tasksDone: visit.tasksDone,
  exceptions: visit.exceptions,
});
