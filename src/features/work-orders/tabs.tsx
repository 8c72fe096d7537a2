import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { filterAddress } from "./read-filter.ts";
import type { ListData } from "./read-list.server.ts";
import { type WorkOrderTab, workOrderTabs } from "./work-order-filter-types.ts";

const labels: Record<WorkOrderTab, string> = {
  open: "Open",
  late: "Late",
  new: "New",
  "on-hold": "On hold",
  "to-accept": "To accept",
  closed: "Closed",
  all: "All",
};

/** The states as links, each with how many there are under the other filters. */
export const Tabs = ({ view, filter, counts }: Pick<ListData, "view" | "filter" | "counts">) => (
  <StateTabs
    states={workOrderTabs}
    labels={labels}
    counts={counts}
    chosen={filter.tab}
    alarming="late"
    addressOf={(tab) => view.path + filterAddress(view, { ...filter, tab, after: undefined })}
  />
);
