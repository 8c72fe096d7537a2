import * as z from "zod/mini";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import { priorities } from "./service-levels/priority-types.ts";
import { type WorkOrderFilter, workOrderSorts, workOrderTabs } from "./work-order-filter-types.ts";
import { categories } from "./work-order-types.ts";
import type { WorkOrdersViewData } from "./work-orders-view.ts";

const schema = z.object({
  tab: z.catch(z.enum(workOrderTabs), "open"),
  clientId: ifUnderstood(z.uuid()),
  facilityId: ifUnderstood(z.uuid()),
  priority: ifUnderstood(z.enum(priorities)),
  category: ifUnderstood(z.enum(categories)),
  assigned: ifUnderstood(z.union([z.enum(["me", "nobody"]), z.uuid()])),
  missed: ifUnderstood(z.literal("yes")),
  source: ifUnderstood(z.literal("occupant")),
  from: dayInAddress(),
  to: dayInAddress(),
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
