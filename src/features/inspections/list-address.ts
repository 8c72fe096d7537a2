import { filterQuery } from "#platform/search/filter-query.ts";
import type { InspectionTab } from "./inspection-form.ts";
import type { InspectionListData } from "./list.server.ts";

/** What is as usual is left out. */
export function addressOf(
  { path, filter }: Pick<InspectionListData, "path" | "filter">,
  { tab = filter.tab, after }: { tab?: InspectionTab; after?: string },
): string {
  const { facilityId: facility, clientId: client, method, from, to } = filter;
  const query = { tab, facility, client, method, from, to, after };
  return path + filterQuery(query, { tab: "all" });
}
