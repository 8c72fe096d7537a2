/** The days that a schedule shows, whole, for a spreadsheet. */
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { pageOfVisits } from "./list-visits.server.ts";
import { visitsInAddress } from "./schedule.server.ts";
import { visitColumns } from "./visit-columns.ts";

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
