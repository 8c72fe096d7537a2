/** The filter of a list of work orders, and its form in an address. */
import * as z from "zod/mini";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import { type Priority, priorities } from "./service-levels/service-clock-types.ts";
import { type Category, categories } from "./work-order-types.ts";

/** Parts of a list of work orders, in the order of its tabs. */
export const workOrderTabs = [
  "open",
  "late",
  "new",
  "on-hold",
  "to-accept",
  "closed",
  "all",
] as const;

/** Open: work is still expected. Late: open, and past what was promised. */
export type WorkOrderTab = (typeof workOrderTabs)[number];

/** `due`: what is late or due next first. */
const workOrderSorts = ["due", "newest", "oldest"] as const;

export interface WorkOrderFilter {
  tab: WorkOrderTab;
  clientId?: string | undefined;
  facilityId?: string | undefined;
  priority?: Priority | undefined;
  category?: Category | undefined;
  /** `me`, `nobody` or the id of an account; everybody's where absent. */
  assigned?: string | undefined;
  /** A target was missed, in any round. */
  missed?: "yes" | undefined;
  /** Only work orders that have a response time, or a completion time. */
  measured?: "answered" | "finished" | undefined;
  /** Reported at the sign of a room. */
  source?: "occupant" | undefined;
  /** Asked for on these local days of the facility, ISO, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Reported by occupants, once or again, on these local days of the facility. */
  reportedFrom?: string | undefined;
  reportedTo?: string | undefined;
  /** Each word, or its beginning, occurs in the number or the text. */
  words?: string | undefined;
  sort: (typeof workOrderSorts)[number];
  /** The last row of the page before. */
  after?: string | undefined;
}

const schema = z.object({
  tab: z.catch(z.enum(workOrderTabs), "open"),
  clientId: ifUnderstood(z.uuid()),
  facilityId: ifUnderstood(z.uuid()),
  priority: ifUnderstood(z.enum(priorities)),
  category: ifUnderstood(z.enum(categories)),
  assigned: ifUnderstood(z.union([z.enum(["me", "nobody"]), z.uuid()])),
  missed: ifUnderstood(z.literal("yes")),
  measured: ifUnderstood(z.enum(["answered", "finished"])),
  source: ifUnderstood(z.literal("occupant")),
  from: dayInAddress(),
  to: dayInAddress(),
  reportedFrom: dayInAddress(),
  reportedTo: dayInAddress(),
  words: searchWords(),
  sort: ifUnderstood(z.enum(workOrderSorts)),
  after: ifUnderstood(z.uuid()),
});

/** Values that don't parse are ignored. */
export function readFilter(search: URLSearchParams, view: WorkOrdersViewData): WorkOrderFilter {
  const filter = z.parse(schema, Object.fromEntries(search));
  return {
    ...filter,
    sort: filter.sort ?? view.sort,
  };
}

/** @returns `?tab=all`, or nothing where all is as it begins */
export const filterAddress = (view: WorkOrdersViewData, filter: Partial<WorkOrderFilter>): string =>
  filterQuery({ ...filter }, { tab: "open", sort: view.sort });

/** Differences between the work order pages of clients and of staff. */
export interface WorkOrdersView {
  path: "/client-portal/work-orders" | "/office/work-orders";
  audience: "client" | "staff";
  /** The address to which photos are sent, and at which they open. */
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
