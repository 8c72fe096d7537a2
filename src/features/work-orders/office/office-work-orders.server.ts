import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { WorkOrdersView } from "../work-orders-view.ts";

/** What our staff look after: what is late first. */
export const officeWorkOrders = {
  path: "/office/work-orders",
  audience: "staff",
  filesPath: "/office/files",
  sort: "due",
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (!may(actor, "work-orders.read")) throw new Response(null, { status: 404 });
    return actor;
  },
} satisfies WorkOrdersView;
