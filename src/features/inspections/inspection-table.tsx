import { Link } from "react-router";
import { type Column, DataTable } from "#ui/data-table.tsx";
import type { InspectionTableRow } from "./list.server.ts";
import { StateBadge } from "./state-badge.tsx";

interface InspectionTableProps {
  path: string;
  rows: readonly InspectionTableRow[];
}

export const InspectionTable = ({ path, rows }: InspectionTableProps) => (
  <DataTable
    caption="Inspections"
    rows={rows}
    columns={columnsFor(path)}
    className="mt-4 tabular-nums"
  />
);

const columnsFor = (path: string): Column<InspectionTableRow>[] => [
  {
    label: "Inspection",
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
          {day} · {inspectorName}
        </span>
      </>
    ),
  },
  {
    label: "Score",
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
    label: "Method",
    className: "sm:max-md:hidden",
    value: ({ method, items }) => (
      <>
        {method}
        <span className="sm:hidden">, </span>
        <span className="text-xs text-slate max-sm:text-sm sm:block">{items} items</span>
      </>
    ),
  },
  {
    label: "Open",
    labelOf: () => "To be corrected",
    value: ({ openDeficiencies }) => (openDeficiencies > 0 ? openDeficiencies : null),
  },
  {
    label: "State",
    value: ({ state, stateLabel }) => <StateBadge state={state} label={stateLabel} />,
  },
];
