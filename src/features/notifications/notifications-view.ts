import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";

/** Differences between the notifications of the portal and those of the office. */
export interface NotificationsView {
  path: "/client-portal/notifications" | "/office/notifications";
  audience: "client" | "staff";
  /** @throws 404 for people who never get notifications */
  enter(route: RouteRequest): Promise<Actor>;
}
