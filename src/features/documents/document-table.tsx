import { Link } from "react-router";
import { type Column, DataTable } from "#ui/data-table.tsx";
import type { DocumentListData } from "./list.server.ts";
import { ValidityBadge } from "./validity-badge.tsx";

type DocumentTableRow = DocumentListData["rows"][number];

export const DocumentTable = ({ view, rows }: Pick<DocumentListData, "view" | "rows">) => (
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
