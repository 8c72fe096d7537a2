import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { WorkOrderFilter } from "./work-order-filter-types.ts";

/** What differs between the work order pages of the client and of our staff. */
export interface WorkOrdersView {
  path: "/client-portal/work-orders" | "/office/work-orders";
  audience: "client" | "staff";
  /** Where photos are sent to, and opened. */
  filesPath: "/client-portal/files" | "/office/files";
  /** Order in which the list opens. */
  sort: WorkOrderFilter["sort"];
  /** @throws 404 for people who may not enter */
  enter(route: RouteRequest): Promise<Actor>;
}

/** The part of a view that its screens need. */
export type WorkOrdersViewData = Pick<WorkOrdersView, "path" | "audience" | "filesPath" | "sort">;

export const toWorkOrdersViewData = ({
  path,
  audience,
  filesPath,
  sort,
}: WorkOrdersView): WorkOrdersViewData => ({
  path,
  audience,
  filesPath,
  sort,
});
