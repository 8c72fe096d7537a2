import { Link } from "react-router";
import type { ShownInspectionLine } from "./list.server.ts";
import { StateWord } from "./state-word.tsx";

interface InspectionTableProps {
  path: string;
  lines: readonly ShownInspectionLine[];
}

/** Said again, as Safari forgets what a table is once its parts are laid out otherwise. */
const cell = { role: "cell" } as const;
const head = "py-2.5 pr-4 font-semibold whitespace-nowrap";

/** A table from 640 px on; beneath it rows of several lines. */
export const InspectionTable = ({ path, lines }: InspectionTableProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari needs it, see above
  <table role="table" className="mt-4 w-full border-collapse text-sm tabular-nums max-sm:block">
    <caption className="sr-only">Inspections</caption>
    <thead className="max-sm:hidden">
      <tr className="border-b border-line text-left text-xs text-slate">
        <th scope="col" className={head}>
          Inspection
        </th>
        <th scope="col" className={head}>
          Score
        </th>
        <th scope="col" className={`${head} max-md:hidden`}>
          Method
        </th>
        <th scope="col" className={head}>
          Open
        </th>
        <th scope="col" className={head}>
          State
        </th>
      </tr>
    </thead>
    <tbody className="max-sm:block">
      {lines.map((line) => (
        <tr
          key={line.id}
          // biome-ignore lint/a11y/noRedundantRoles: Safari needs it, see above
          role="row"
          data-row
          className="relative border-b border-line transition-colors hover:bg-sand max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3"
        >
          <td {...cell} className="py-2 pr-4 align-top max-sm:p-0">
            <Link
              to={`${path}/${line.id}`}
              data-row-link
              className="stretched block font-semibold break-words text-ink"
            >
              {line.facilityName}
            </Link>
            <span className="mt-0.5 block text-xs text-slate">
              {line.day} · {line.inspectorName}
            </span>
          </td>
          <td {...cell} className="py-2 pr-4 align-top max-sm:p-0 max-sm:text-right">
            {line.score ? (
              <>
                <span className="block font-semibold">{line.score.percent}</span>
                <span className="block text-xs text-slate">APPA level {line.score.appa.level}</span>
              </>
            ) : (
              <span className="text-slate">–</span>
            )}
          </td>
          <td {...cell} className="py-2 pr-4 align-top max-md:hidden max-sm:block max-sm:p-0">
            <span className="max-sm:text-xs max-sm:text-slate">
              {line.method}
              <span className="sm:hidden">, </span>
              <span className="block text-xs text-slate max-sm:inline">{line.items} items</span>
            </span>
          </td>
          <td {...cell} className="py-2 pr-4 align-top max-sm:hidden">
            {line.openDeficiencies > 0 ? (
              line.openDeficiencies
            ) : (
              <span className="text-slate">–</span>
            )}
          </td>
          <td {...cell} className="py-2 align-top max-sm:justify-self-end max-sm:p-0">
            <StateWord state={line.state} label={line.stateLabel} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
