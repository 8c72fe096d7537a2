import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { WorkOrdersView } from "./work-order-filter.ts";

/** What a client has asked for: the latest first. */
export const portalWorkOrders = {
  path: "/client-portal/work-orders",
  audience: "client",
  filesPath: "/client-portal/files",
  sort: "newest",
  enter: requireClient,
} satisfies WorkOrdersView;

/** What our staff look after: what is late first. */
const officeWorkOrders = {
  path: "/office/work-orders",
  audience: "staff",
  filesPath: "/office/files",
  sort: "due",
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (!may(actor, "work-orders.read")) throw notFound();
    return actor;
  },
} satisfies WorkOrdersView;

export const workOrdersView = viewByArea<WorkOrdersView>({
  portal: portalWorkOrders,
  office: officeWorkOrders,
});
