import { Link } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { buttonClass } from "#ui/button.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { BulkAnswer } from "./bulk.server.ts";
import { BulkBar, BulkUndo, bulkForm } from "./bulk-bar.tsx";
import { isNarrowed, ListFilters } from "./list-filters.tsx";
import { filterAddress } from "./read-filter.ts";
import type { ListData } from "./read-list.server.ts";
import { type WorkOrderTab, workOrderTabs } from "./work-order-filter-types.ts";
import { canBeAccepted, WorkOrderTable } from "./work-order-table.tsx";

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
const Tabs = ({ view, filter, counts }: Pick<ListData, "view" | "filter" | "counts">) => (
  <StateTabs
    states={workOrderTabs}
    labels={labels}
    counts={counts}
    chosen={filter.tab}
    alarming="late"
    addressOf={(tab) => view.path + filterAddress(view, { ...filter, tab, after: undefined })}
  />
);

interface ListScreenProps {
  data: ListData;
  answer: BulkAnswer | undefined;
}

/** Work orders of a client, or of all that the reader looks after. */
export function ListScreen({ data, answer }: ListScreenProps) {
  const { view, filter, rows, next, mayCreate, mayExport, mayDirect, mayAccept } = data;
  // After the last one was accepted nothing is left to tick, but the result is still shown.
  const toAccept = mayAccept && (answer !== undefined || rows.some(canBeAccepted));
  const isBulk = (mayDirect && rows.length > 0) || toAccept;
  useLiveRead(["work-order"]);
  const page = (after: string | undefined) => view.path + filterAddress(view, { ...filter, after });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>Work orders</PageTitle>
        <div className="flex flex-wrap gap-3">
          {mayExport ? (
            <a
              href={`${view.path}/export.csv${filterAddress(view, { ...filter, after: undefined })}`}
              className={buttonClass("outline", "", "compact")}
              download
            >
              Export as CSV
            </a>
          ) : null}
          {mayCreate ? (
            <Link to={`${view.path}/new`} className={buttonClass("primary", "", "compact")}>
              New work order
            </Link>
          ) : null}
        </div>
      </div>
      <BelowHeadline>
        <Tabs {...data} />
        <ListFilters {...data} />
        <div className="group/list">
          {isBulk ? <BulkBar data={data} answer={answer} /> : null}
          <BulkUndo answer={answer} />
          {rows.length > 0 ? (
            <WorkOrderTable
              // Ticks go once what they were for is done.
              key={answer && "at" in answer ? answer.at : "first"}
              view={view}
              rows={rows}
              tickedIn={isBulk ? bulkForm : undefined}
            />
          ) : (
            <Nothing {...data} />
          )}
        </div>
        <PageLinks first={filter.after && page(undefined)} next={next && page(next)} />
      </BelowHeadline>
    </>
  );
}

/** "None yet", "nothing matches" and "nothing here" ask for different things. */
function Nothing({ view, filter, counts, mayCreate }: ListData) {
  const isClient = view.audience === "client";
  const [title, text] = isNarrowed(filter)
    ? ["No work order matches", "Try fewer filters or another state."]
    : counts.all === 0
      ? ["No work orders yet", isClient ? firstForClient : firstForStaff]
      : filter.tab === "open"
        ? ["Nothing is open", "Everything requested is done."]
        : filter.tab === "late"
          ? ["Nothing is late", "Every open work order is on time."]
          : ["No work orders here", "None are in this state right now."];
  return (
    <EmptyState
      title={title}
      text={text}
      link={
        isNarrowed(filter)
          ? clearFilters(view.path)
          : mayCreate && counts.all === 0
            ? { to: `${view.path}/new`, label: "New work order", look: "primary" }
            : undefined
      }
    />
  );
}

const firstForClient =
  "Need something outside the plan? Request it here and track it until you accept the work.";
const firstForStaff = "Client requests appear here as soon as they’re sent.";
