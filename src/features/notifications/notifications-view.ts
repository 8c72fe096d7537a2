import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";

/** Where an area has its notifications, and who may enter. */
export interface NotificationsView {
  path: "/client-portal/notifications" | "/office/notifications";
  audience: "client" | "staff";
  /** @throws 404 for people who never get notifications */
  enter(route: RouteRequest): Promise<Actor>;
}
