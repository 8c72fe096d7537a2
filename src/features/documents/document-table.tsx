import { Link } from "react-router";
import { type Column, DataTable } from "#ui/data-table.tsx";
import type { DocumentListData } from "./list.server.ts";
import { ValidityWord } from "./validity-word.tsx";

type DocumentLine = DocumentListData["lines"][number];

export const DocumentTable = ({ room, lines }: Pick<DocumentListData, "room" | "lines">) => (
  <DataTable caption="Documents" rows={lines} columns={columnsFor(room)} />
);

function columnsFor({ side, path }: DocumentListData["room"]): Column<DocumentLine>[] {
  const isStaff = side === "staff";
  return [
    {
      label: "Document",
      isName: true,
      cellClass: "max-w-0 sm:w-2/5",
      value: (line) => <Name line={line} to={`${path}/${line.id}`} />,
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
          <ValidityWord validity={validity} label={validityLabel} isWithdrawn={isWithdrawn} />
          {validDays ? (
            <span className="mt-0.5 hidden text-xs text-slate tabular-nums sm:max-lg:block">
              {validDays}
            </span>
          ) : null}
        </>
      ),
    },
    { label: "To do", className: "w-36", value: (line) => toDoOf(line, isStaff) },
  ];
}

const Name = ({ line, to }: { line: DocumentLine; to: string }) => (
  <>
    <Link to={to} className="stretched block font-semibold break-words text-ink" data-row-link>
      {line.title}
    </Link>
    <span className="mt-0.5 block text-xs text-slate">
      {line.typeLabel}
      {line.version > 1 ? `, version ${line.version}` : ""}
    </span>
  </>
);

function toDoOf(line: DocumentLine, isStaff: boolean) {
  if (line.content === "checking") return "Being checked";
  if (line.content === "refused") return <span className="text-error">Refused</span>;
  if (!line.waitsForAcknowledgement) return null;
  return (
    <span className="inline-flex items-center gap-2 font-semibold whitespace-nowrap">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-dawn" />
      {isStaff ? "Not acknowledged" : "Acknowledge"}
    </span>
  );
}
