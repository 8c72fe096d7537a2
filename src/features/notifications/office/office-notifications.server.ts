import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { kindsFor } from "#platform/notifications/notification-types.ts";
import type { NotificationsRoom } from "../notifications-room.ts";

export const officeNotifications: NotificationsRoom = {
  path: "/office/notifications",
  side: "staff",
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (kindsFor(actor.role).length === 0) throw new Response(null, { status: 404 });
    return actor;
  },
};
