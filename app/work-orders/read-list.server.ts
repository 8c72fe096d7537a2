/** What a list of work orders shows: the page, and the data behind it. */
import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { may } from "#domain/accounts/permissions.ts";
import { listFacilities } from "#domain/facilities/list-facilities.ts";
import { listAllAssignees } from "#domain/work-orders/assignees.ts";
import { countWorkOrders, listWorkOrders } from "#domain/work-orders/list-work-orders.ts";
import { readFilter } from "./read-filter.ts";
import { shownLine } from "./shown-line.server.ts";
import { shownRoom, type WorkOrderRoom } from "./work-order-room.ts";

export async function readList(room: WorkOrderRoom, route: RouteRequest) {
  const actor = await room.enter(route);
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams, room);
  const [page, counts, facilities, assignees] = await Promise.all([
    listWorkOrders(db, actor, filter),
    countWorkOrders(db, actor, filter),
    listFacilities(db, actor),
    listAllAssignees(db, actor),
  ]);
  return {
    ...{ room: shownRoom(room), filter, counts, assignees, next: page.next },
    facilities: facilities.map(({ id, name }) => ({ id, name })),
    lines: page.lines.map((line) => shownLine(line, actor.accountId)),
    mayCreate: may(actor, "work-orders.create"),
    mayExport: may(actor, "work-orders.export"),
    mayDirect: may(actor, "work-orders.direct"),
  };
}

export type ListData = Awaited<ReturnType<typeof readList>>;
