import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { WorkOrderFilter } from "./work-order-filter-types.ts";

/** Where work orders are looked at: by the client, or by our staff. */
export interface WorkOrderRoom {
  path: "/client-portal/work-orders" | "/office/work-orders";
  side: "client" | "staff";
  /** Where photos are sent to, and opened. */
  filesPath: "/client-portal/files" | "/office/files";
  /** As the list begins. */
  sort: WorkOrderFilter["sort"];
  /** @throws 404 for who may not enter */
  enter(route: RouteRequest): Promise<Actor>;
}

/** What of a room its screens need. */
export type ShownRoom = Pick<WorkOrderRoom, "path" | "side" | "filesPath" | "sort">;

export const shownRoom = ({ path, side, filesPath, sort }: WorkOrderRoom): ShownRoom => ({
  path,
  side,
  filesPath,
  sort,
});
