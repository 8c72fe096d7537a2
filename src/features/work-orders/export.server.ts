/** The list that is shown, whole, for a spreadsheet. */

import { company } from "#content/company.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Column } from "#platform/records/csv.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import type { WorkOrderListRow } from "./list-work-orders.server.ts";
import { listWorkOrders } from "./list-work-orders.server.ts";
import { readFilter } from "./read-filter.ts";
import { priorityLabels } from "./service-levels/priority-types.ts";
import { categoryLabel, sourceLabels, stateLabel } from "./work-order-types.ts";
import type { WorkOrdersView } from "./work-orders-view.ts";

/** @param timeZone in which moments are written, e.g. `America/Chicago` */
function workOrderColumns(timeZone: string): readonly Column<WorkOrderListRow>[] {
  const moment = (
    name: string,
    read: (row: WorkOrderListRow) => Date | null,
  ): Column<WorkOrderListRow> => ({
    name: `${name} (${timeZone})`,
    value(row) {
      const value = read(row);
      return value && localTime(value, timeZone);
    },
  });
  return [
    { name: "number", value: ({ number }) => number },
    { name: "client", value: ({ clientName }) => clientName },
    { name: "facility", value: ({ facilityName }) => facilityName },
    { name: "area", value: ({ areaName }) => areaName },
    { name: "floor", value: ({ areaFloor }) => areaFloor },
    { name: "category", value: ({ category }) => categoryLabel(category) },
    { name: "priority", value: ({ priority }) => priorityLabels[priority] },
    { name: "state", value: stateLabel },
    { name: "text", value: ({ text }) => text },
    { name: "asked by", value: ({ askedName }) => askedName },
    { name: "source", value: ({ source }) => sourceLabels[source] },
    { name: "assigned to", value: ({ assigneeName }) => assigneeName },
    moment("asked", ({ createdAt }) => createdAt),
    moment("due", ({ dueAt }) => dueAt),
    { name: "late", value: ({ isLate }) => (isLate ? "yes" : "no") },
    { name: "missed a target", value: ({ isBreached }) => (isBreached ? "yes" : "no") },
    moment("done", ({ finishedAt }) => finishedAt),
    moment("accepted", ({ acceptedAt }) => acceptedAt),
    { name: "id", value: ({ id }) => id },
  ];
}

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
