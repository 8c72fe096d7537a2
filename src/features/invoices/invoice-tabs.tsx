import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { invoiceStateLabels, invoiceStates } from "./invoice-state-labels.ts";
import { filterAddress } from "./read-filter.ts";
import type { ListData } from "./read-list.server.ts";

const labels = { all: "All", ...invoiceStateLabels };

/** Drafts are the staff's alone. */
export function InvoiceTabs({ view, filter, counts }: ListData) {
  const states = invoiceStates.filter((state) => state !== "draft" || view.audience === "staff");
  const all = states.reduce((sum, state) => sum + counts[state], 0);
  return (
    <StateTabs
      states={["all", ...states]}
      labels={labels}
      counts={{ ...counts, all }}
      chosen={filter.state ?? "all"}
      alarming="overdue"
      addressOf={(tab) => {
        const state = tab === "all" ? undefined : tab;
        return view.path + filterAddress({ ...filter, state, after: undefined });
      }}
    />
  );
}
