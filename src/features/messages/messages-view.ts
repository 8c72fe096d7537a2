import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";

/** Differences between the messages of the portal and those of the office. */
export interface MessagesView {
  area: "/client-portal" | "/office";
  path: string;
  /** Staff look after several clients: their lists name them. */
  namesClients: boolean;
  /** @throws 404 for people who may not enter */
  enter(route: RouteRequest): Promise<Actor>;
}
