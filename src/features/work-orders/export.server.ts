/** The list that is shown, whole, for a spreadsheet. */
import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { csvResponse } from "#app/http/csv-response.server.ts";
import { company } from "#content/company.ts";
import { may } from "#domain/accounts/permissions.ts";
import { csvHead, csvLines } from "#domain/exports/csv.ts";
import { recordsAtOnce } from "#domain/submissions/record-page.ts";
import { listWorkOrders } from "#domain/work-orders/list-work-orders.ts";
import { workOrderColumns } from "#domain/work-orders/work-order-columns.ts";
import { readFilter } from "./read-filter.ts";
import type { WorkOrderRoom } from "./work-order-room.ts";

const columns = workOrderColumns(company.timeZone);

export async function exportList(room: WorkOrderRoom, route: RouteRequest): Promise<Response> {
  const actor = await room.enter(route);
  if (!may(actor, "work-orders.export")) throw new Response(null, { status: 404 });
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams, room);
  return csvResponse("work-orders", async (after) => {
    const page = await listWorkOrders(db, actor, { ...filter, after }, recordsAtOnce);
    const head = after === undefined ? csvHead(columns) : "";
    return { text: head + csvLines(columns, page.lines), next: page.next };
  });
}
