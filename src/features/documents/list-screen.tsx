import { Link } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { buttonClass } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { DocumentTab } from "./document-filter-types.ts";
import type { DocumentListData } from "./list.server.ts";
import { isNarrowed, ListFilters } from "./list-filters.tsx";
import { filterAddress } from "./read-filter.ts";
import { ValidityBadge } from "./validity-badge.tsx";

type DocumentTableRow = DocumentListData["rows"][number];

const DocumentTable = ({ view, rows }: Pick<DocumentListData, "view" | "rows">) => (
  <DataTable caption="Documents" rows={rows} columns={columnsFor(view)} />
);

function columnsFor({ audience, path }: DocumentListData["view"]): Column<DocumentTableRow>[] {
  const isStaff = audience === "staff";
  return [
    {
      label: "Document",
      isName: true,
      cellClass: "max-w-0 sm:w-2/5",
      value: (row) => <Name row={row} to={`${path}/${row.id}`} />,
    },
    {
      label: isStaff ? "Client and facility" : "Facility",
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
      label: "Valid",
      className: "sm:max-lg:hidden",
      cellClass: "whitespace-nowrap text-slate tabular-nums",
      value: ({ validDays }) => validDays || null,
    },
    {
      label: "Validity",
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
    { label: "To do", className: "w-36", value: (row) => toDoOf(row, isStaff) },
  ];
}

const Name = ({ row, to }: { row: DocumentTableRow; to: string }) => (
  <>
    <Link to={to} className="stretched block font-semibold break-words text-ink" data-row-link>
      {row.title}
    </Link>
    <span className="mt-0.5 block text-xs text-slate">
      {row.typeLabel}
      {row.version > 1 ? `, version ${row.version}` : ""}
    </span>
  </>
);

function toDoOf(row: DocumentTableRow, isStaff: boolean) {
  if (row.content === "checking") return "Being checked";
  if (row.content === "refused") return <span className="text-error">Refused</span>;
  if (!row.waitsForAcknowledgement) return null;
  return (
    <span className="inline-flex items-center gap-2 font-semibold whitespace-nowrap">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-dawn" />
      {isStaff ? "Not acknowledged" : "Acknowledge"}
    </span>
  );
}

const labels: Record<DocumentTab, string> = {
  all: "All",
  "to-acknowledge": "To acknowledge",
  expiring: "Expires soon",
  expired: "Expired",
  withdrawn: "Withdrawn",
};

/** As links, each with how many there are under the other filters. */
const Tabs = ({ view, filter, counts }: Pick<DocumentListData, "view" | "filter" | "counts">) => (
  <StateTabs
    states={view.tabs}
    labels={labels}
    counts={counts}
    chosen={filter.tab}
    alarming="expired"
    addressOf={(tab) => view.path + filterAddress(view, { ...filter, tab, page: 1 })}
  />
);

/** Documents of a client, or of all that the reader looks after. */
export function ListScreen({ data }: { data: DocumentListData }) {
  const { view, filter, rows, next, mayAdd } = data;
  useLiveRead(["document"]);
  const page = (number: number) => view.path + filterAddress(view, { ...filter, page: number });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>Documents</PageTitle>
        <div className="flex flex-wrap gap-3">
          <a
            href={`${view.path}/export.csv${filterAddress(view, { ...filter, page: 1 })}`}
            className={buttonClass("outline", "", "compact")}
            download
          >
            Export as CSV
          </a>
          {mayAdd ? (
            <Link to={`${view.path}/new`} className={buttonClass("primary", "", "compact")}>
              Add a document
            </Link>
          ) : null}
        </div>
      </div>
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
  const isClient = view.audience === "client";
  const [title, text] = isNarrowed(filter)
    ? ["No document matches", "Try fewer words, or another type."]
    : counts.all === 0 && filter.tab === "all"
      ? ["No documents yet", isClient ? firstForClient : firstForStaff]
      : nothingIn[filter.tab];
  return (
    <EmptyState
      title={title}
      text={text}
      link={
        isNarrowed(filter)
          ? clearFilters(view.path)
          : mayAdd && counts.all === 0
            ? { to: `${view.path}/new`, label: "Add a document", look: "primary" }
            : undefined
      }
    />
  );
}

const nothingIn: Record<DocumentListData["filter"]["tab"], readonly [string, string]> = {
  all: ["No documents here", "None are in effect right now."],
  "to-acknowledge": ["Nothing to acknowledge", "Everything has been acknowledged."],
  expiring: ["Nothing expires soon", "Every document is valid for the next 60 days."],
  expired: ["Nothing has expired", "Every document is valid."],
  withdrawn: ["Nothing was withdrawn", "Withdrawn documents stay here, with the reason."],
};

const firstForClient =
  "Contracts, certificates of insurance and safety data sheets appear here as soon as we add them.";
const firstForStaff =
  "Your clients' contracts, certificates and safety data sheets appear here with their dates.";
