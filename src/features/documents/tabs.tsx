import { StateTabs } from "#platform/frame/state-tabs.tsx";
import type { DocumentTab } from "./document-filter-types.ts";
import type { DocumentListData } from "./list.server.ts";
import { filterAddress } from "./read-filter.ts";

const labels: Record<DocumentTab, string> = {
  all: "All",
  "to-acknowledge": "To acknowledge",
  expiring: "Expires soon",
  expired: "Expired",
  withdrawn: "Withdrawn",
};

/** As links, each with how many there are under the other filters. */
export const Tabs = ({
  view,
  filter,
  counts,
}: Pick<DocumentListData, "view" | "filter" | "counts">) => (
  <StateTabs
    states={view.tabs}
    labels={labels}
    counts={counts}
    chosen={filter.tab}
    alarming="expired"
    addressOf={(tab) => view.path + filterAddress(view, { ...filter, tab, page: 1 })}
  />
);
