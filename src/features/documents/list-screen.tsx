import { Link } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { DownloadLink } from "#ui/download-link.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { documentSorts, filterAddress } from "./document-filter.ts";
import { documentTypes } from "./document-types.ts";
import type { DocumentListData } from "./list-screen.server.ts";
import { documentMessages } from "./messages.ts";
import { ValidityBadge } from "./validity-badge.tsx";

function ListFilters({ view, filter, facilities, clients }: DocumentListData) {
  const { tab, clientId, facilityId, type, words, sort } = filter;
  const { list, types } = useMessages(documentMessages);
  return (
    <FilterForm path={view.path} filter={filter} hidden={{ tab: tab === "all" ? undefined : tab }}>
      <SearchField label={list.search} value={words} placeholder={list.searchPlaceholder} />
      <FoldedFilters values={[clientId, facilityId, type]}>
        {clients.length > 1 ? <ClientFilter value={clientId} of={clients} /> : null}
        {facilities.length > 1 ? <FacilityFilter value={facilityId} of={facilities} /> : null}
        <FilterSelect
          name="type"
          label={list.type}
          value={type}
          all={list.anyType}
          of={documentTypes.map((documentType) => ({
            id: documentType,
            name: types[documentType],
          }))}
        />
        <FilterSelect name="sort" label={list.order} value={sort}>
          {documentSorts.map((documentSort) => (
            <option key={documentSort} value={documentSort}>
              {list.orders[documentSort]}
            </option>
          ))}
        </FilterSelect>
      </FoldedFilters>
      <FindButton
        clear={isNarrowed(filter) ? view.path + filterAddress(view, { tab, sort }) : undefined}
      />
    </FilterForm>
  );
}

const isNarrowed = ({ clientId, facilityId, type, words }: DocumentListData["filter"]): boolean =>
  [clientId, facilityId, type, words].some((value) => value !== undefined);

type DocumentTableRow = DocumentListData["rows"][number];

function DocumentTable({ view, rows }: Pick<DocumentListData, "view" | "rows">) {
  const messages = useMessages(documentMessages);
  return <DataTable caption={messages.section} rows={rows} columns={columnsFor(view, messages)} />;
}

type ScreenMessages = ReturnType<typeof documentMessages>;

function columnsFor(
  { audience, path }: DocumentListData["view"],
  { list }: ScreenMessages,
): Column<DocumentTableRow>[] {
  const isStaff = audience === "staff";
  return [
    {
      label: list.document,
      isName: true,
      cellClass: "max-w-0 sm:w-2/5",
      value: (row) => <Name row={row} to={`${path}/${row.id}`} />,
    },
    {
      label: isStaff ? list.clientAndFacility : list.facility,
      cellClass: "sm:max-w-0 sm:w-1/5",
      value: ({ place, clientName }) => (
        <>
          <span className="break-words sm:line-clamp-2" data-tooltip="">
            {place}
          </span>
          {isStaff ? (
            <span
              className="text-xs text-slate before:content-['_·_'] sm:block sm:truncate sm:before:content-none"
              data-tooltip=""
            >
              {clientName}
            </span>
          ) : null}
        </>
      ),
    },
    {
      label: list.valid,
      className: "sm:max-lg:hidden",
      cellClass: "whitespace-nowrap text-slate tabular-nums",
      value: ({ validDays }) => validDays || null,
    },
    {
      label: list.validity,
      className: "w-40",
      value: ({ validity, validityLabel, isWithdrawn, validDays }) => (
        <>
          <ValidityBadge validity={validity} label={validityLabel} isWithdrawn={isWithdrawn} />
          {validDays ? (
            <span className="mt-0.5 hidden text-xs text-slate tabular-nums sm:max-lg:block">
              {validDays}
            </span>
          ) : null}
        </>
      ),
    },
    { label: list.toDo, className: "w-36", value: (row) => toDoOf(row, isStaff, list) },
  ];
}

function Name({ row, to }: { row: DocumentTableRow; to: string }) {
  const { list } = useMessages(documentMessages);
  const { title, typeLabel, version } = row;
  return (
    <>
      <Link to={to} className="stretched block font-semibold break-words text-ink" data-row-link>
        {title}
      </Link>
      <span className="mt-0.5 block text-xs text-slate">
        {version > 1 ? list.typeAndVersion({ type: typeLabel, version }) : typeLabel}
      </span>
    </>
  );
}

function toDoOf(row: DocumentTableRow, isStaff: boolean, list: ScreenMessages["list"]) {
  if (row.content === "checking") return list.checking;
  if (row.content === "refused") return <span className="text-error">{list.refused}</span>;
  if (!row.waitsForAcknowledgement) return null;
  return (
    <span className="inline-flex items-center gap-2 font-semibold whitespace-nowrap">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-dawn" />
      {isStaff ? list.notAcknowledged : list.acknowledge}
    </span>
  );
}

/** Tabs are links. Each has its count with all other filters applied. */
function Tabs({ view, filter, counts }: Pick<DocumentListData, "view" | "filter" | "counts">) {
  const { tabs } = useMessages(documentMessages);
  return (
    <StateTabs
      states={view.tabs}
      labels={tabs}
      counts={counts}
      chosen={filter.tab}
      alarming="expired"
      addressOf={(tab) => view.path + filterAddress(view, { ...filter, tab, page: 1 })}
    />
  );
}

/** Documents of a client, or of all that the reader looks after. */
export function ListScreen({ data }: { data: DocumentListData }) {
  const { view, filter, rows, next, mayAdd } = data;
  const { section, add, list } = useMessages(documentMessages);
  useLiveRead(["document"]);
  const page = (number: number) => view.path + filterAddress(view, { ...filter, page: number });
  return (
    <>
      <PageHead title={section}>
        <DownloadLink
          href={`${view.path}/export.csv${filterAddress(view, { ...filter, page: 1 })}`}
        >
          {list.exportAsCsv}
        </DownloadLink>
        {mayAdd ? (
          <CompactButtonLink to={`${view.path}/new`} look="primary">
            {add}
          </CompactButtonLink>
        ) : null}
      </PageHead>
      <BelowHeadline>
        <Tabs {...data} />
        <ListFilters {...data} />
        {rows.length > 0 ? <DocumentTable view={view} rows={rows} /> : <Nothing {...data} />}
        <PageLinks
          first={filter.page > 1 ? page(1) : undefined}
          next={next === undefined ? undefined : page(next)}
        />
      </BelowHeadline>
    </>
  );
}

/** "None yet", "nothing matches" and "nothing here" ask for different things. */
function Nothing({ view, filter, counts, mayAdd }: DocumentListData) {
  const { nothing, add } = useMessages(documentMessages);
  const first = view.audience === "client" ? nothing.firstForClient : nothing.firstForStaff;
  const { title, text } = isNarrowed(filter)
    ? { title: nothing.noMatch, text: nothing.tryFewerWords }
    : counts.all === 0 && filter.tab === "all"
      ? { title: nothing.noneYet, text: first }
      : nothing.in[filter.tab];
  return (
    <EmptyState
      title={title}
      text={text}
      link={
        isNarrowed(filter)
          ? clearFilters(view.path)
          : mayAdd && counts.all === 0
            ? { to: `${view.path}/new`, label: add, look: "primary" }
            : undefined
      }
    />
  );
}
