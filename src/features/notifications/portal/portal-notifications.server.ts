import { type RouteRequest, requireClient } from "#platform/http/actor.server.ts";
import { kindsFor } from "#platform/notifications/notification-types.ts";
import type { NotificationsView } from "../notifications-view.ts";

export const portalNotifications: NotificationsView = {
  path: "/client-portal/notifications",
  audience: "client",
  async enter(route: RouteRequest) {
    const actor = await requireClient(route);
    if (kindsFor(actor.role).length === 0) throw new Response(null, { status: 404 });
    return actor;
  },
};
