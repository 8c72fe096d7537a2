import { type RouteRequest, requireStaff } from "#app/http/actor.server.ts";
import { kindsFor } from "#domain/notifications/notification-types.ts";
import type { NotificationsRoom } from "../../notifications/notifications-room.ts";

export const officeNotifications: NotificationsRoom = {
  path: "/office/notifications",
  side: "staff",
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (kindsFor(actor.role).length === 0) throw new Response(null, { status: 404 });
    return actor;
  },
};
