import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { kindsFor } from "#platform/notifications/notification-types.ts";
import type { NotificationsView } from "../notifications-view.ts";

export const officeNotifications: NotificationsView = {
  path: "/office/notifications",
  audience: "staff",
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (kindsFor(actor.role).length === 0) throw new Response(null, { status: 404 });
    return actor;
  },
};
