/** The days that a schedule shows, whole, for a spreadsheet. */
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Column } from "#platform/records/csv.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import type { VisitListRow } from "./list-visits.server.ts";
import { pageOfVisits } from "./list-visits.server.ts";
import { visitsInAddress } from "./schedule.server.ts";
import { formatOutcome } from "./visit-outcome.ts";

/** A visit as a row of a spreadsheet; times are those of its facility. */
const ways = {
  "site-code": "Site code",
  location: "Location",
  "entered-later": "Entered later",
} as const;

const time = (moment: Date | null, { timeZone }: VisitListRow) =>
  moment === null ? "" : localTime(moment, timeZone);

const visitColumns: readonly Column<VisitListRow>[] = [
  { name: "Facility", value: ({ facilityName }) => facilityName },
  { name: "Visit", value: ({ title }) => title },
  { name: "Date", value: ({ date }) => date },
  { name: "Planned from", value: (visit) => time(visit.beginsAt, visit) },
  { name: "Planned to", value: (visit) => time(visit.endsAt, visit) },
  { name: "Time zone", value: ({ timeZone }) => timeZone },
  { name: "State", value: (visit) => formatOutcome(visit) },
  { name: "Checked in", value: (visit) => time(visit.checkedInAt, visit) },
  { name: "Checked in how", value: ({ checkedInHow: how }) => (how ? ways[how] : "") },
  { name: "Checked out", value: (visit) => time(visit.checkedOutAt, visit) },
  { name: "Reported missed", value: (visit) => time(visit.missedAt, visit) },
  { name: "Crew size", value: ({ crewSize }) => crewSize },
  { name: "Tasks", value: ({ tasks, checkedInAt }) => (checkedInAt ? tasks : null) },
  { name: "Tasks done", value: ({ tasksDone, checkedInAt }) => (checkedInAt ? tasksDone : null) },
  { name: "Exceptions", value: ({ exceptions }) => exceptions },
  { name: "Reason cancelled", value: ({ cancelReason }) => cancelReason },
];

export async function exportVisits(route: RouteRequest, actor: Actor): Promise<Response> {
  const { db } = route.context.get(appContext);
  const now = new Date();
  const { wanted } = visitsInAddress(route, now);
  return csvResponse("visits", async (after) => {
    const page = await pageOfVisits(db, actor, { ...wanted, after }, now, recordsAtOnce);
    const head = after === undefined ? csvHead(visitColumns) : "";
    return { text: head + csvLines(visitColumns, page.rows), next: page.next };
  });
}
