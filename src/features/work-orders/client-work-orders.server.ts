import { requireClient } from "#platform/http/actor.server.ts";
import type { WorkOrderRoom } from "./work-order-room.ts";

/** What a client has asked for: the latest first. */
export const clientWorkOrders = {
  path: "/client-portal/work-orders",
  side: "client",
  filesPath: "/client-portal/files",
  sort: "newest",
  enter: requireClient,
} satisfies WorkOrderRoom;
