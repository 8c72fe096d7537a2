import type { ReportData } from "./monthly-reports.server.ts";

/** Roles repeat what a table is, which Safari forgets once its parts are laid out otherwise. */
const roles = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** A row for each facility; beneath 640 px several lines, each with its label. */
export const FacilityTable = ({ rows, columns }: Pick<ReportData, "rows" | "columns">) => (
  <section aria-labelledby="by-facility" className="mt-10">
    <h2 id="by-facility" className="text-subtitle font-semibold tracking-snug">
      By facility
    </h2>
    <table {...roles.table} className="mt-2 w-full border-collapse text-sm max-sm:block">
      <caption className="sr-only">By facility</caption>
      <thead {...roles.rowGroup} className="max-sm:sr-only">
        <tr {...roles.row} className="border-b border-line text-left text-xs text-slate">
          <th {...roles.columnHeader} scope="col" className="py-2.5 pr-4 font-semibold">
            Facility
          </th>
          {columns.map((name) => (
            <th
              key={name}
              {...roles.columnHeader}
              scope="col"
              className="py-2.5 pl-4 text-right align-bottom font-semibold"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowGroup} className="max-sm:block">
        {rows.map(({ id, name, cells }) => (
          <tr
            key={id}
            {...roles.row}
            className="border-b border-line align-top max-sm:block max-sm:py-3"
          >
            <th
              {...roles.rowHeader}
              scope="row"
              className="py-2.5 pr-4 text-left font-semibold break-words max-sm:block max-sm:p-0"
            >
              {name}
            </th>
            {cells.map(([text, quiet], index) => (
              <td
                key={columns[index]}
                {...roles.cell}
                className="py-2.5 pl-4 text-right tabular-nums max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-3 max-sm:p-0 max-sm:pt-1.5"
              >
                <span aria-hidden="true" className="text-slate sm:hidden">
                  {columns[index]}
                </span>
                <span>
                  {text}
                  {quiet === "" ? null : (
                    <span className="text-slate sm:block">
                      <span className="sm:hidden">, </span>
                      {quiet}
                    </span>
                  )}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
