import * as z from "zod/mini";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import { priorities } from "./service-levels/priority-types.ts";
import { type WorkOrderFilter, workOrderSorts, workOrderTabs } from "./work-order-filter-types.ts";
import { categories } from "./work-order-types.ts";
import type { WorkOrdersViewData } from "./work-orders-view.ts";

const optional = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined);

const schema = z.object({
  tab: z.catch(z.enum(workOrderTabs), "open"),
  clientId: optional(z.uuid()),
  facilityId: optional(z.uuid()),
  priority: optional(z.enum(priorities)),
  category: optional(z.enum(categories.map(({ value }) => value))),
  assigned: optional(z.union([z.enum(["me", "nobody"]), z.uuid()])),
  missed: optional(z.literal("yes")),
  source: optional(z.literal("occupant")),
  from: dayInAddress(),
  to: dayInAddress(),
  words: optional(z.string().check(z.trim(), z.maxLength(200))),
  sort: optional(z.enum(workOrderSorts)),
  after: optional(z.uuid()),
});

/** Values that don't parse are ignored. */
export function readFilter(search: URLSearchParams, view: WorkOrdersViewData): WorkOrderFilter {
  const filter = z.parse(schema, Object.fromEntries(search));
  return {
    ...filter,
    words: filter.words || undefined,
    sort: filter.sort ?? view.sort,
  };
}

/**
 * The filter of a list in its address, so that it can be kept, sent and gone back to.
 * @returns `?tab=all`, or nothing where all is as it begins
 */
export function filterAddress(view: WorkOrdersViewData, filter: Partial<WorkOrderFilter>): string {
  const begins: Record<string, string> = { tab: "open", sort: view.sort };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined && value !== begins[name]) search.set(name, value);
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
