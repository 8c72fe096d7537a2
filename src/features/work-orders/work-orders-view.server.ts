import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import type { WorkOrdersView } from "./work-order-filter.ts";

/** Clients begin with their newest requests. */
export const portalWorkOrders = {
  path: "/client-portal/work-orders",
  audience: "client",
  filesPath: "/client-portal/files",
  sort: "newest",
  enter: requireClient,
} satisfies WorkOrdersView;

/** Staff begin with what is late. */
const officeWorkOrders = {
  path: "/office/work-orders",
  audience: "staff",
  filesPath: "/office/files",
  sort: "due",
  enter: (route: RouteRequest) => requireStaff(route, "work-orders.read"),
} satisfies WorkOrdersView;

export const workOrdersView = viewByArea<WorkOrdersView>({
  portal: portalWorkOrders,
  office: officeWorkOrders,
});
