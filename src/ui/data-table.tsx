import type { ReactNode } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { PhoneLabel } from "./phone-label.tsx";
import { signedInMessages } from "./signed-in/messages.ts";

/** Roles repeat what a table is, which Safari forgets once its parts are laid out otherwise. */
export const tableRoles = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

export interface Column<Row> {
  /** Head of the column; before each value where rows are stacked and heads are gone. */
  label: string;
  /** Replaces the label where rows are stacked, for a value that the head would not explain. */
  labelOf?: (row: Row) => string;
  /** Null where there is none: a stacked row leaves it out. */
  value: (row: Row) => ReactNode;
  /** Classes of head and cells, e.g. a width, or where there is no room for the column. */
  className?: string;
  /** Classes of cells alone. */
  cellClass?: string;
  /** Names the row, e.g. by a link to it: on top of a stacked row, and without a label. */
  isName?: boolean;
}

interface RowTick {
  /** Id of the form that it belongs to, wherever that stands. */
  form: string;
  name: string;
  label: string;
  /** The value that is sent; without it the browser sends `on`. */
  value?: string;
}

interface DataTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** The box in front of each row; undefined where a row has none. */
  tick?: ((row: Row) => RowTick | undefined) | undefined;
  rowClass?: (row: Row) => string;
  className?: string;
}

/** A list: a table from 640 px on, beneath it rows of several lines in which each value has its label. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { caption, rows, columns, tick, rowClass, className = "" } = props;
  const { select } = useMessages(signedInMessages);
  // Many columns have no room beside each other unless their heads may have two lines.
  const headClass = columns.length > 6 ? "align-bottom" : "whitespace-nowrap";
  return (
    <table
      {...tableRoles.table}
      className={`w-full border-collapse text-sm max-sm:block ${className}`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...tableRoles.rowGroup} className="max-sm:hidden">
        <tr {...tableRoles.row} className="border-b border-line text-left text-xs text-slate">
          {tick ? (
            <th {...tableRoles.columnHeader} scope="col" className="w-9">
              <span className="sr-only">{select}</span>
            </th>
          ) : null}
          {columns.map((column) => (
            <th
              key={column.label}
              {...tableRoles.columnHeader}
              scope="col"
              className={`py-2.5 pr-4 font-semibold ${headClass} ${column.className ?? ""}`}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rowGroup} className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={row.id}
            {...tableRoles.row}
            data-row
            className={`relative border-b border-line transition-colors hover:bg-sand max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3 ${tick ? "max-sm:pl-9" : ""} ${rowClass?.(row) ?? ""}`}
          >
            {tick ? (
              <td
                {...tableRoles.cell}
                className="py-2 pr-4 align-top max-sm:absolute max-sm:top-3 max-sm:left-0 max-sm:p-0"
              >
                <Tick tick={tick(row)} />
              </td>
            ) : null}
            {columns.map((column) => (
              <Cell key={column.label} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Tick = ({ tick }: { tick: RowTick | undefined }) =>
  tick ? (
    // The box must be above the link that covers the row.
    <label className="relative z-10 -m-2 grid size-11 place-items-center">
      <input
        type="checkbox"
        form={tick.form}
        name={tick.name}
        value={tick.value ?? "on"}
        aria-label={tick.label}
        className="size-4.5"
      />
    </label>
  ) : null;

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { label, labelOf, value, className = "", cellClass = "", isName = false } = column;
  const content = value(row);
  const style = `py-2 pr-4 text-left align-top font-normal max-sm:min-w-0 max-sm:p-0 ${className} ${cellClass}`;
  if (isName)
    return (
      <th
        {...tableRoles.rowHeader}
        scope="row"
        className={`${style} max-sm:order-first max-sm:w-full max-sm:max-w-none`}
      >
        {content}
      </th>
    );
  const isEmpty = content === null || content === undefined || content === "";
  return (
    <td
      {...tableRoles.cell}
      className={`${style} max-sm:w-auto max-sm:text-left ${isEmpty ? "max-sm:hidden" : ""}`}
    >
      {isEmpty ? null : <PhoneLabel>{labelOf?.(row) ?? label}</PhoneLabel>}
      {content}
    </td>
  );
}
