import { filterQuery } from "#platform/search/filter-query.ts";
import type { InspectionTab } from "./inspection-form.ts";
import type { InspectionListData } from "./list.server.ts";

/** Leaves out what is as usual. */
export function addressOf(
  { path, filter }: Pick<InspectionListData, "path" | "filter">,
  { tab = filter.tab, after }: { tab?: InspectionTab; after?: string },
): string {
  const { facilityId, clientId, method, from, to } = filter;
  const query = { tab, facilityId, clientId, method, from, to, after };
  return path + filterQuery(query, { tab: "all" });
}
