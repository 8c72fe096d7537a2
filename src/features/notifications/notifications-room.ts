import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";

/** Where an area has its notifications, and who may enter. */
export interface NotificationsRoom {
  path: "/client-portal/notifications" | "/office/notifications";
  side: "client" | "staff";
  /** @throws 404 for who is never told anything */
  enter(route: RouteRequest): Promise<Actor>;
}
