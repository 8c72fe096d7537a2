import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import type { Messages } from "#platform/language/define-messages.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { buttonClass } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { InspectionTab } from "./inspection-form.ts";
import { inspectionTabs } from "./inspection-form.ts";
import type { InspectionListData, InspectionTableRow } from "./list.server.ts";
import { ListFilters } from "./list-filters.tsx";
import type { en } from "./messages/en.ts";
import { inspectionMessages } from "./messages.ts";
import { StateBadge } from "./state-badge.tsx";
import { Trends } from "./trends.tsx";

interface InspectionTableProps {
  path: string;
  rows: readonly InspectionTableRow[];
}

function InspectionTable({ path, rows }: InspectionTableProps) {
  const messages = useMessages(inspectionMessages);
  return (
    <DataTable
      caption={messages.section}
      rows={rows}
      columns={columnsFor(path, messages)}
      className="mt-4 tabular-nums"
    />
  );
}

const columnsFor = (
  path: string,
  { one, method: methodLabel, list }: Messages<typeof en>,
): Column<InspectionTableRow>[] => [
  {
    label: one,
    isName: true,
    value: ({ id, facilityName, day, inspectorName }) => (
      <>
        <Link
          to={`${path}/${id}`}
          data-row-link
          className="stretched block font-semibold break-words text-ink"
        >
          {facilityName}
        </Link>
        <span className="mt-0.5 block text-xs text-slate">
          {list.dayAndInspector({ day, inspector: inspectorName })}
        </span>
      </>
    ),
  },
  {
    label: list.score,
    value: ({ score }) =>
      score ? (
        <>
          <span className="font-semibold sm:block">{score.percent}</span>
          <span className="text-xs text-slate max-sm:ml-1.5 sm:block">{score.appa.name}</span>
        </>
      ) : (
        <span className="text-slate">–</span>
      ),
  },
  {
    label: methodLabel,
    className: "sm:max-md:hidden",
    value: ({ method, items }) => (
      <>
        {method}
        <span className="sm:hidden">, </span>
        <span className="text-xs text-slate max-sm:text-sm sm:block">
          {list.items({ count: items })}
        </span>
      </>
    ),
  },
  {
    label: list.open,
    labelOf: () => list.toBeCorrected,
    value: ({ openDeficiencies }) => (openDeficiencies > 0 ? openDeficiencies : null),
  },
  {
    label: list.state,
    value: ({ state, stateLabel }) => <StateBadge state={state} label={stateLabel} />,
  },
];

/** Leaves out what is as usual. */
function addressOf(
  { path, filter }: Pick<InspectionListData, "path" | "filter">,
  { tab = filter.tab, after }: { tab?: InspectionTab; after?: string },
): string {
  const { facilityId, clientId, method, from, to } = filter;
  const query = { tab, facilityId, clientId, method, from, to, after };
  return path + filterQuery(query, { tab: "all" });
}

interface ListScreenProps {
  data: InspectionListData;
  /** Clients see nothing that is only planned. */
  tabs?: readonly InspectionTab[];
  /** Shown where there are no inspections at all. */
  firstText: string;
  /** What can be done here. */
  actions?: ReactNode;
  /** Beneath the title. */
  notice?: ReactNode;
}

export function ListScreen({
  data,
  tabs = inspectionTabs,
  firstText,
  actions,
  notice,
}: ListScreenProps) {
  useLiveRead(["inspection"]);
  const { path, filter, rows, next, counts } = data;
  const messages = useMessages(inspectionMessages);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>{messages.section}</PageTitle>
        <div className="flex flex-wrap gap-3">
          <a
            href={addressOf({ ...data, path: `${path}/export.csv` }, {})}
            className={buttonClass("outline", "", "compact")}
            download
          >
            {messages.exportAsCsv}
          </a>
          {actions}
        </div>
      </div>
      <BelowHeadline>
        {notice}
        <StateTabs
          states={tabs}
          labels={messages.list.tabs}
          counts={counts}
          chosen={filter.tab}
          addressOf={(tab) => addressOf(data, { tab })}
        />
        <ListFilters {...data} />
        {data.trends ? <Trends trends={data.trends} /> : null}
        {rows.length > 0 ? (
          <InspectionTable path={path} rows={rows} />
        ) : (
          <Nothing data={data} firstText={firstText} />
        )}
        <PageLinks
          first={filter.after && addressOf(data, {})}
          next={next && addressOf(data, { after: next })}
        />
      </BelowHeadline>
    </>
  );
}

/** "None yet" and "nothing matches" ask for different things. */
function Nothing({ data, firstText }: { data: InspectionListData; firstText: string }) {
  const { path, filter, counts } = data;
  const { list } = useMessages(inspectionMessages);
  const { tab, after: _, ...narrowed } = filter;
  const isNarrowed =
    Object.values(narrowed).some((value) => value !== undefined) ||
    (tab !== "all" && counts.all > 0);
  return (
    <EmptyState
      className="mt-6"
      title={isNarrowed ? list.noMatch : list.noneYet}
      text={isNarrowed ? list.tryAnother : firstText}
      link={isNarrowed ? { to: path, label: list.showAll } : undefined}
    />
  );
}
