import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import { kindsFor } from "#platform/notifications/notification-types.ts";
import type { NotificationsView } from "./notifications-view.ts";

const portalNotifications: NotificationsView = {
  path: "/client-portal/notifications",
  audience: "client",
  async enter(route: RouteRequest) {
    const actor = await requireClient(route);
    if (kindsFor(actor.role).length === 0) throw new Response(null, { status: 404 });
    return actor;
  },
};

const officeNotifications: NotificationsView = {
  path: "/office/notifications",
  audience: "staff",
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (kindsFor(actor.role).length === 0) throw new Response(null, { status: 404 });
    return actor;
  },
};

export const notificationsView = viewByArea<NotificationsView>({
  portal: portalNotifications,
  office: officeNotifications,
});
