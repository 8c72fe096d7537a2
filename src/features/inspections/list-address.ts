import type { InspectionTab } from "./inspection-form.ts";
import type { InspectionListData } from "./list.server.ts";

/** Leaves out what is as usual. */
export function addressOf(
  { path, filter }: Pick<InspectionListData, "path" | "filter">,
  { tab = filter.tab, after }: { tab?: InspectionTab; after?: string },
): string {
  const { facilityId, clientId, method, from, to } = filter;
  const query = new URLSearchParams();
  if (tab !== "all") query.set("tab", tab);
  for (const [name, value] of Object.entries({ facilityId, clientId, method, from, to, after }))
    if (value !== undefined) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}
