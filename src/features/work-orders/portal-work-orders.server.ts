import { requireClient } from "#platform/http/actor.server.ts";
import type { WorkOrdersView } from "./work-orders-view.ts";

/** What a client has asked for: the latest first. */
export const portalWorkOrders = {
  path: "/client-portal/work-orders",
  audience: "client",
  filesPath: "/client-portal/files",
  sort: "newest",
  enter: requireClient,
} satisfies WorkOrdersView;
