import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { methodLabels } from "#features/facilities/facility-types.ts";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import type { Messages } from "#platform/language/define-messages.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { DownloadLink } from "#ui/download-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterDate, FilterSelect } from "#ui/form/filter-fields.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { type InspectionTab, inspectionTabs } from "./inspection-forms.ts";
import type { InspectionListData, InspectionTableRow } from "./list-screen.server.ts";
import type { en } from "./messages/en.ts";
import { inspectionMessages } from "./messages.ts";
import { StateBadge } from "./state-badge.tsx";
import { Trends } from "./trends.tsx";

/**
 * The list itself asks for client and facility alone. Method and days have a field only where a link from a
 * figure has set them.
 */
function ListFilters({ path, filter, clients, facilities }: InspectionListData) {
  const { facilityId, clientId, method, from, to } = filter;
  const language = useLanguage();
  const { list, method: methodLabel } = inspectionMessages(language);
  const isFromFigures = [clientId, method, from, to].some((value) => value !== undefined);
  if (facilities.length < 2 && clients.length === 0 && !isFromFigures) return null;
  return (
    <Form
      method="get"
      action={path}
      key={JSON.stringify(filter)}
      className="my-4 flex flex-wrap items-end gap-3"
    >
      {filter.tab === "all" ? null : <input type="hidden" name="tab" value={filter.tab} />}
      {clients.length > 0 ? (
        <ClientFilter isLabelShown className="max-sm:w-full" value={clientId} of={clients} />
      ) : clientId ? (
        <input type="hidden" name="clientId" value={clientId} />
      ) : null}
      {facilities.length < 2 ? null : (
        <FacilityFilter isLabelShown className="max-sm:w-full" value={facilityId} of={facilities} />
      )}
      {method ? (
        <FilterSelect
          isLabelShown
          className="max-sm:w-full"
          name="method"
          label={methodLabel}
          value={method}
          all={list.allMethods}
          of={Object.entries(methodLabels(language)).map(([id, name]) => ({ id, name }))}
        />
      ) : null}
      {from ? <FilterDate name="from" label={list.plannedFrom} value={from} /> : null}
      {to ? <FilterDate name="to" label={list.plannedUntil} value={to} /> : null}
      <CompactSubmitButton look="outline">{list.show}</CompactSubmitButton>
      {facilityId ? null : (
        <p className="self-center text-sm text-slate sm:pt-5">{list.chooseFacility}</p>
      )}
    </Form>
  );
}

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
  /** Buttons of the list. */
  actions?: ReactNode;
  /** A message below the title. */
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
      <PageHead title={messages.section}>
        <DownloadLink href={addressOf({ ...data, path: `${path}/export.csv` }, {})}>
          {messages.exportAsCsv}
        </DownloadLink>
        {actions}
      </PageHead>
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
