/** The days that a schedule shows, whole, for a spreadsheet. */
import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { csvResponse } from "#app/http/csv-response.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { csvHead, csvLines } from "#domain/exports/csv.ts";
import { recordsAtOnce } from "#domain/submissions/record-page.ts";
import { pageOfVisits } from "#domain/visits/list-visits.ts";
import { visitColumns } from "#domain/visits/visit-columns.ts";
import { visitsInAddress } from "./schedule.server.ts";

export async function exportVisits(route: RouteRequest, actor: Actor): Promise<Response> {
  const { db } = route.context.get(appContext);
  const now = new Date();
  const { wanted } = visitsInAddress(route, now);
  return csvResponse("visits", async (after) => {
    const page = await pageOfVisits(db, actor, { ...wanted, after }, now, recordsAtOnce);
    const head = after === undefined ? csvHead(visitColumns) : "";
    return { text: head + csvLines(visitColumns, page.lines), next: page.next };
  });
}
