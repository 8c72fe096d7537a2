import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { buttonClass } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { invoiceStateLabels, invoiceStates } from "./invoice-state-labels.ts";
import type { InvoiceTableRow } from "./invoice-table-row.server.ts";
import type { InvoicesViewData } from "./invoices-view.ts";
import { isNarrowed, ListFilters } from "./list-filters.tsx";
import { filterAddress } from "./read-filter.ts";
import type { ListData } from "./read-list.server.ts";
import { StateBadge } from "./state-badge.tsx";

interface InvoiceTableProps {
  view: InvoicesViewData;
  rows: readonly InvoiceTableRow[];
  /** The form that ticks of drafts belong to. */
  tickedIn: string | undefined;
}

const InvoiceTable = ({ view, rows, tickedIn }: InvoiceTableProps) => (
  <DataTable
    caption="Invoices"
    rows={rows}
    columns={columnsFor(view)}
    tick={
      tickedIn ? (row) => (row.state === "draft" ? tickOf(row, tickedIn) : undefined) : undefined
    }
  />
);

const nameOf = ({ number, month }: InvoiceTableRow): string => number ?? `Draft, ${month}`;

function columnsFor({ audience, path }: InvoicesViewData): Column<InvoiceTableRow>[] {
  const isStaff = audience === "staff";
  const client: Column<InvoiceTableRow> = {
    label: "Client",
    cellClass: "min-w-0 break-words",
    value: ({ clientName }) => clientName,
  };
  return [
    {
      label: "Invoice",
      isName: true,
      cellClass: "min-w-0",
      value: (row) => <Name row={row} to={`${path}/${row.id}`} />,
    },
    ...(isStaff ? [client] : []),
    {
      label: "Due",
      className: "w-32 sm:max-md:hidden",
      cellClass: "tabular-nums",
      value: ({ due }) => due,
    },
    {
      label: "Total",
      className: "w-32 text-right",
      cellClass: "font-semibold tabular-nums",
      value: ({ total }) => total,
    },
    {
      label: "Open",
      className: `w-32 text-right ${isStaff ? "sm:max-xl:hidden" : "sm:max-md:hidden"}`,
      cellClass: "tabular-nums",
      value: ({ open }) => open,
    },
    {
      label: "State",
      className: "w-28",
      value: ({ state, stateLabel }) => <StateBadge state={state} label={stateLabel} />,
    },
  ];
}

const Name = ({ row, to }: { row: InvoiceTableRow; to: string }) => (
  <>
    <Link
      to={to}
      className="stretched block font-semibold text-ink tabular-nums sm:whitespace-nowrap"
      data-row-link
    >
      {nameOf(row)}
    </Link>
    <span className="mt-0.5 block text-xs break-words text-slate">
      {[row.number ? row.month : undefined, row.facilityName].filter(Boolean).join(" · ")}
    </span>
  </>
);

const tickOf = (row: InvoiceTableRow, form: string) => ({
  form,
  name: `invoice.${row.id}`,
  label: `Select ${nameOf(row)}, ${row.clientName}`,
});

const labels = { all: "All", ...invoiceStateLabels };

/** Drafts are the staff's alone. */
function InvoiceTabs({ view, filter, counts }: ListData) {
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

interface ListScreenProps {
  data: ListData;
  /** Beside the exports. */
  actions?: ReactNode;
  /** Above the table: what can be done with ticked drafts. */
  bulk?: ReactNode;
  bulkForm?: string | undefined;
}

/** Invoices of a client, or of all that the reader looks after: what is owed first, then which ones. */
export function ListScreen({ data, actions, bulk, bulkForm }: ListScreenProps) {
  const { view, filter, rows, sums, next } = data;
  useLiveRead(["invoice"]);
  const query = filterAddress({ ...filter, after: undefined });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>Invoices</PageTitle>
        <div className="flex flex-wrap gap-3">
          {actions}
          <a href={`${view.path}/export.csv${query}`} className={outline} download>
            Export as CSV
          </a>
          <a href={`${view.path}/lines.csv${query}`} className={outline} download>
            Lines for accounting
          </a>
        </div>
      </div>
      <BelowHeadline>
        <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
          <Sum label="Open" value={sums.open} />
          <Sum label="Billed" value={sums.total} />
        </dl>
        <InvoiceTabs {...data} />
        <ListFilters {...data} />
        {bulk}
        {rows.length > 0 ? (
          <InvoiceTable view={view} rows={rows} tickedIn={bulkForm} />
        ) : (
          <Nothing data={data} />
        )}
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
  const hasAny = Object.values(counts).some((count) => count > 0);
  const [title, text] = isNarrowed(filter)
    ? ["No invoice matches", "Try fewer filters or another state."]
    : hasAny
      ? ["No invoices here", "None are in this state right now."]
      : view.audience === "client"
        ? ["No invoices yet", "Your first one appears here once it is issued."]
        : ["No invoices yet", "Set up billing on a client's page; drafts are created each month."];
  return (
    <EmptyState
      title={title}
      text={text}
      link={isNarrowed(filter) ? clearFilters(view.path) : undefined}
    />
  );
}
