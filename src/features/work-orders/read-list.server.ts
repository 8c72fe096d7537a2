/** What a list of work orders shows: the page, and the data behind it. */

import { listFilterChoices } from "#features/facilities/filter-choices.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import { listAllAssignees } from "./assignees.server.ts";
import { countWorkOrders, listWorkOrders } from "./list-work-orders.server.ts";
import { readFilter } from "./read-filter.ts";
import { toWorkOrderTableRow } from "./work-order-table-row.server.ts";
import { toWorkOrdersViewData, type WorkOrdersView } from "./work-orders-view.ts";

export async function readList(view: WorkOrdersView, route: RouteRequest) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams, view);
  const [page, counts, choices, assignees] = await Promise.all([
    listWorkOrders(db, actor, filter),
    countWorkOrders(db, actor, filter),
    listFilterChoices(db, actor, filter),
    listAllAssignees(db, actor),
  ]);
  return {
    view: toWorkOrdersViewData(view),
    filter,
    counts,
    assignees,
    next: page.next,
    ...choices,
    rows: page.rows.map((row) => toWorkOrderTableRow(row, actor)),
    mayCreate: may(actor, "work-orders.create"),
    mayExport: may(actor, "work-orders.export"),
    mayDirect: may(actor, "work-orders.direct"),
    mayAccept: may(actor, "work-orders.accept"),
  };
}

export type ListData = Awaited<ReturnType<typeof readList>>;
