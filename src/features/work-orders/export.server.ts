/** The list that is shown, whole, for a spreadsheet. */

import { company } from "#content/company.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { listWorkOrders } from "./list-work-orders.server.ts";
import { readFilter } from "./read-filter.ts";
import { workOrderColumns } from "./work-order-columns.ts";
import type { WorkOrdersView } from "./work-orders-view.ts";

const columns = workOrderColumns(company.timeZone);

export async function exportList(view: WorkOrdersView, route: RouteRequest): Promise<Response> {
  const actor = await view.enter(route);
  if (!may(actor, "work-orders.export")) throw new Response(null, { status: 404 });
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams, view);
  return csvResponse("work-orders", async (after) => {
    const page = await listWorkOrders(db, actor, { ...filter, after }, recordsAtOnce);
    const head = after === undefined ? csvHead(columns) : "";
    return { text: head + csvLines(columns, page.rows), next: page.next };
  });
}
