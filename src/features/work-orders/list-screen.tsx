import { Link } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { BulkAnswer } from "./bulk.server.ts";
import { BulkBar, BulkUndo, bulkForm } from "./bulk-bar.tsx";
import { isNarrowed, ListFilters } from "./list-filters.tsx";
import { workOrderMessages } from "./messages.ts";
import { filterAddress } from "./read-filter.ts";
import type { ListData } from "./read-list.server.ts";
import { workOrderTabs } from "./work-order-filter-types.ts";
import { canBeAccepted, WorkOrderTable } from "./work-order-table.tsx";

/** The states as links, each with how many there are under the other filters. */
const Tabs = ({ view, filter, counts }: Pick<ListData, "view" | "filter" | "counts">) => (
  <StateTabs
    states={workOrderTabs}
    labels={useMessages(workOrderMessages).tabs}
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
  const messages = useMessages(workOrderMessages);
  useLiveRead(["work-order"]);
  const page = (after: string | undefined) => view.path + filterAddress(view, { ...filter, after });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>{messages.section}</PageTitle>
        <div className="flex flex-wrap gap-3">
          {mayExport ? (
            <a
              href={`${view.path}/export.csv${filterAddress(view, { ...filter, after: undefined })}`}
              className={buttonClass("outline", "", "compact")}
              download
            >
              {messages.exportAsCsv}
            </a>
          ) : null}
          {mayCreate ? (
            <Link to={`${view.path}/new`} className={buttonClass("primary", "", "compact")}>
              {messages.add}
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
  const { list, add } = useMessages(workOrderMessages);
  const [title, text] = isNarrowed(filter)
    ? [list.noMatch, list.tryFewerFilters]
    : counts.all === 0
      ? [list.noneYet, isClient ? list.firstForClient : list.firstForStaff]
      : filter.tab === "open"
        ? [list.nothingOpen, list.allDone]
        : filter.tab === "late"
          ? [list.nothingLate, list.allOnTime]
          : [list.noneHere, list.noneInState];
  return (
    <EmptyState
      title={title}
      text={text}
      link={
        isNarrowed(filter)
          ? clearFilters(view.path)
          : mayCreate && counts.all === 0
            ? { to: `${view.path}/new`, label: add, look: "primary" }
            : undefined
      }
    />
  );
}
