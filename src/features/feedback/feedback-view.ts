import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";

/** Where answers are read: a client's own, or those of all that a staff member looks after. */
export interface FeedbackView {
  path: string;
  audience: "client" | "staff";
  /** @throws 404 for people without a right to it */
  enter: (route: RouteRequest) => Promise<Actor>;
}
