import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { notificationKindsFor } from "#platform/notifications/notification-definitions.server.ts";
import type { NotificationsView } from "./notifications-view.ts";

function withNotifications(actor: Actor): Actor {
  if (notificationKindsFor(notificationDefinitions, actor.role).length === 0) throw notFound();
  return actor;
}

const portalNotifications: NotificationsView = {
  path: "/client-portal/notifications",
  audience: "client",
  async enter(route: RouteRequest) {
    return withNotifications(await requireClient(route));
  },
};

const officeNotifications: NotificationsView = {
  path: "/office/notifications",
  audience: "staff",
  async enter(route: RouteRequest) {
    return withNotifications(await requireStaff(route));
  },
};

export const notificationsView = viewByArea<NotificationsView>({
  portal: portalNotifications,
  office: officeNotifications,
});
