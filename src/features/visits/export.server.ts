/** The days that a schedule shows, whole, for a spreadsheet. */
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { pageOfVisits, type VisitListRow } from "./list-visits.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import { visitsInAddress } from "./schedule-screen.server.ts";
import { formatOutcome } from "./visit-summary.server.ts";

const time = (moment: Date | null, { timeZone }: VisitListRow) =>
  moment === null ? "" : localTime(moment, timeZone);

/** A visit as a row of a spreadsheet; times are those of its facility. */
const visitColumns = byLanguage((language): readonly Column<VisitListRow>[] => {
  const { ways, ...heads } = visitServerMessages(language).export;
  return [
    { name: heads.facility, value: ({ facilityName }) => facilityName },
    { name: heads.visit, value: ({ title }) => title },
    { name: heads.date, value: ({ date }) => date },
    { name: heads.plannedFrom, value: (visit) => time(visit.beginsAt, visit) },
    { name: heads.plannedTo, value: (visit) => time(visit.endsAt, visit) },
    { name: heads.timeZone, value: ({ timeZone }) => timeZone },
    { name: heads.state, value: (visit) => formatOutcome(visit, language) },
    { name: heads.checkedIn, value: (visit) => time(visit.checkedInAt, visit) },
    { name: heads.checkedInHow, value: ({ checkedInHow: how }) => (how ? ways[how] : "") },
    { name: heads.checkedOut, value: (visit) => time(visit.checkedOutAt, visit) },
    { name: heads.reportedMissed, value: (visit) => time(visit.missedAt, visit) },
    { name: heads.crewSize, value: ({ crewSize }) => crewSize },
    { name: heads.tasks, value: ({ tasks, checkedInAt }) => (checkedInAt ? tasks : null) },
    {
      name: heads.tasksDone,
      value: ({ tasksDone, checkedInAt }) => (checkedInAt ? tasksDone : null),
    },
    { name: heads.exceptions, value: ({ exceptions }) => exceptions },
    { name: heads.reasonCanceled, value: ({ cancelReason }) => cancelReason },
  ];
});

export async function exportVisits(route: RouteRequest, actor: Actor): Promise<Response> {
  const { db } = route.context.get(appContext);
  const now = new Date();
  const { wanted } = await visitsInAddress(route, actor, now);
  return csvResponse("visits", visitColumns(actor.language), (after) =>
    pageOfVisits(db, actor, { ...wanted, after }, now, recordsAtOnce),
  );
}
