import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { joinFacts } from "#platform/format/join-facts.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterDate, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { TickAll } from "#ui/tick-all.tsx";
import { invoiceStates } from "./invoice-types.ts";
import type { InvoicesViewData } from "./invoices-view.ts";
import type { InvoiceTableRow, ListData } from "./list-screen.server.ts";
import { invoiceMessages } from "./messages.ts";
import { filterAddress } from "./read-filter.ts";
import { StateBadge } from "./state-badge.tsx";

function ListFilters({ view, filter, clients, facilities }: ListData) {
  const { state, clientId, facilityId, from, to, words } = filter;
  const { list } = useMessages(invoiceMessages);
  const hasClients = clients.length > 1;
  // On a phone, two fields share a row, and the button stands beside the last one of an odd number.
  const isPaired = hasClients !== facilities.length > 1;
  return (
    <FilterForm
      path={view.path}
      filter={filter}
      hidden={{ state, facilityId: facilities.length < 2 ? facilityId : undefined }}
    >
      <SearchField
        label={list.search}
        value={words}
        placeholder={list.searchPlaceholder}
        maxLength={100}
      />
      <FilterDate type="month" name="from" label={list.fromMonth} value={from?.slice(0, 7)} />
      <FilterDate type="month" name="to" label={list.toMonth} value={to?.slice(0, 7)} />
      {hasClients ? <ClientFilter value={clientId} of={clients} /> : null}
      {facilities.length > 1 ? <FacilityFilter value={facilityId} of={facilities} /> : null}
      <FindButton
        className={isPaired ? "" : "max-sm:col-span-2"}
        clear={isNarrowed(filter) ? view.path + filterAddress({ state }) : undefined}
      />
    </FilterForm>
  );
}

const isNarrowed = ({ clientId, facilityId, from, to, words }: ListData["filter"]): boolean =>
  [clientId, facilityId, from, to, words].some((value) => value !== undefined);

interface InvoiceTableProps {
  view: InvoicesViewData;
  rows: readonly InvoiceTableRow[];
  /** The form that ticks of drafts belong to. */
  tickedIn: string | undefined;
}

type ScreenMessages = ReturnType<typeof invoiceMessages>;

function InvoiceTable({ view, rows, tickedIn }: InvoiceTableProps) {
  const messages = useMessages(invoiceMessages);
  return (
    <DataTable
      caption={messages.section}
      rows={rows}
      columns={columnsFor(view, messages)}
      tick={
        tickedIn
          ? (row) => (row.state === "draft" ? tickOf(row, tickedIn, messages) : undefined)
          : undefined
      }
    />
  );
}

const nameOf = (
  { number, month }: InvoiceTableRow,
  { draftOf }: Pick<ScreenMessages, "draftOf">,
): string => number ?? draftOf({ month });

function columnsFor(
  { audience, path }: InvoicesViewData,
  messages: ScreenMessages,
): Column<InvoiceTableRow>[] {
  const { list } = messages;
  const isStaff = audience === "staff";
  const client: Column<InvoiceTableRow> = {
    label: list.client,
    cellClass: "min-w-0 break-words",
    value: ({ clientName }) => clientName,
  };
  return [
    {
      label: list.invoice,
      isName: true,
      cellClass: "min-w-0",
      value: (row) => <Name row={row} to={`${path}/${row.id}`} />,
    },
    ...(isStaff ? [client] : []),
    {
      label: list.due,
      className: "w-32 sm:max-md:hidden",
      cellClass: "tabular-nums",
      value: ({ due }) => due,
    },
    {
      label: list.total,
      className: "w-32 text-right",
      cellClass: "font-semibold tabular-nums",
      value: ({ total }) => total,
    },
    {
      label: list.open,
      className: `w-32 text-right ${isStaff ? "sm:max-xl:hidden" : "sm:max-md:hidden"}`,
      cellClass: "tabular-nums",
      value: ({ open }) => open,
    },
    {
      label: list.state,
      className: "w-28",
      value: ({ state, stateLabel }) => <StateBadge state={state} label={stateLabel} />,
    },
  ];
}

function Name({ row, to }: { row: InvoiceTableRow; to: string }) {
  const messages = useMessages(invoiceMessages);
  return (
    <>
      <Link
        to={to}
        className="stretched block font-semibold text-ink tabular-nums sm:whitespace-nowrap"
        data-row-link
      >
        {nameOf(row, messages)}
      </Link>
      <span className="mt-0.5 block text-xs break-words text-slate">
        {joinFacts([row.number ? row.month : undefined, row.facilityName])}
      </span>
    </>
  );
}

const tickOf = (row: InvoiceTableRow, form: string, messages: ScreenMessages) => ({
  form,
  name: `invoice.${row.id}`,
  label: messages.list.select({ invoice: nameOf(row, messages), client: row.clientName }),
});

/** Drafts are the staff's alone. */
function InvoiceTabs({ view, filter, counts }: ListData) {
  const { all: labelOfAll, states: labels } = useMessages(invoiceMessages);
  const states = invoiceStates.filter((state) => state !== "draft" || view.audience === "staff");
  const total = states.reduce((sum, state) => sum + counts[state], 0);
  return (
    <StateTabs
      states={["all", ...states]}
      labels={{ all: labelOfAll, ...labels }}
      counts={{ ...counts, all: total }}
      chosen={filter.state ?? "all"}
      alarming="overdue"
      addressOf={(tab) => {
        const state = tab === "all" ? undefined : tab;
        return view.path + filterAddress({ ...filter, state, after: undefined });
      }}
    />
  );
}

interface ListScreenProps {
  data: ListData;
  /** Buttons beside the exports. */
  actions?: ReactNode;
  /** Commands on ticked drafts, above the table. */
  bulk?: ReactNode;
  bulkForm?: string | undefined;
}

/** Invoices of a client, or of all that the reader looks after: what is owed first, then which ones. */
export function ListScreen({ data, actions, bulk, bulkForm }: ListScreenProps) {
  const { view, filter, rows, sums, next } = data;
  const { section, exportAsCsv, list } = useMessages(invoiceMessages);
  useLiveRead(["invoice"]);
  const query = filterAddress({ ...filter, after: undefined });
  return (
    <>
      <PageHead title={section}>
        {actions}
        <a href={`${view.path}/export.csv${query}`} className={outline} download>
          {exportAsCsv}
        </a>
        <a href={`${view.path}/lines.csv${query}`} className={outline} download>
          {list.linesForAccounting}
        </a>
      </PageHead>
      <BelowHeadline>
        <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
          <Sum label={list.openSum} value={sums.open} />
          <Sum label={list.billedSum} value={sums.total} />
        </dl>
        <InvoiceTabs {...data} />
        <ListFilters {...data} />
        <div data-ticked-list>
          {bulkForm && rows.some(({ state }) => state === "draft") ? <TickAll /> : null}
          {bulk}
          {rows.length > 0 ? (
            <InvoiceTable view={view} rows={rows} tickedIn={bulkForm} />
          ) : (
            <Nothing data={data} />
          )}
        </div>
        <PageLinks
          first={filter.after && view.path + query}
          next={next && view.path + filterAddress({ ...filter, after: next })}
        />
      </BelowHeadline>
    </>
  );
}

const outline = buttonClass("outline", "", "compact");

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-sm text-slate">{label}</dt>
    <dd className="text-subtitle font-semibold tracking-snug tabular-nums">{value}</dd>
  </div>
);

/** "None yet" and "nothing matches" ask for different things. */
function Nothing({ data: { view, filter, counts } }: { data: ListData }) {
  const { list } = useMessages(invoiceMessages);
  const hasAny = Object.values(counts).some((count) => count > 0);
  const [title, text] = isNarrowed(filter)
    ? [list.noMatch, list.tryFewerFilters]
    : hasAny
      ? [list.noneHere, list.noneInState]
      : view.audience === "client"
        ? [list.noneYet, list.firstForClient]
        : [list.noneYet, list.firstForStaff];
  return (
    <EmptyState
      title={title}
      text={text}
      link={isNarrowed(filter) ? clearFilters(view.path) : undefined}
    />
  );
}
