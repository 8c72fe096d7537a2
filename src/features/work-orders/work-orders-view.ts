import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { WorkOrderFilter } from "./work-order-filter-types.ts";

/** Where work orders are looked at: by the client, or by our staff. */
export interface WorkOrdersView {
  path: "/client-portal/work-orders" | "/office/work-orders";
  audience: "client" | "staff";
  /** Where photos are sent to, and opened. */
  filesPath: "/client-portal/files" | "/office/files";
  /** As the list begins. */
  sort: WorkOrderFilter["sort"];
  /** @throws 404 for who may not enter */
  enter(route: RouteRequest): Promise<Actor>;
}

/** What of a view its screens need. */
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
