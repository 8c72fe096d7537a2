import { type RouteRequest, requireClient } from "#platform/http/actor.server.ts";
import { kindsFor } from "#platform/notifications/notification-types.ts";
import type { NotificationsRoom } from "../notifications-room.ts";

export const clientNotifications: NotificationsRoom = {
  path: "/client-portal/notifications",
  side: "client",
  async enter(route: RouteRequest) {
    const actor = await requireClient(route);
    if (kindsFor(actor.role).length === 0) throw new Response(null, { status: 404 });
    return actor;
  },
};
