import type { ReactNode } from "react";
import { moneyText } from "#platform/format/money.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { scopeMessages } from "./messages.ts";
import type { ScopeAreaView } from "./read-scope.server.ts";

interface ScopeTableProps {
  areas: readonly ScopeAreaView[];
  hasPrices: boolean;
  caption: string;
  /** A sum below the last line. */
  total?: string | null | undefined;
  /** A button or link beside each line, e.g. to change it. */
  action?: (lineId: string, task: string) => ReactNode;
  /** The form that replaces a line while it is edited. */
  editor?: (lineId: string) => ReactNode | undefined;
}

/** Lines by area: what is done, how often, and for people who may know it the monthly price of each or of the area. */
export function ScopeTable(props: ScopeTableProps) {
  const { areas, hasPrices, caption, total, action, editor } = props;
  const { table } = useMessages(scopeMessages);
  const columns = 1 + (hasPrices ? 1 : 0) + (action ? 1 : 0);
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-slate">
          <th scope="col" className="py-2 pr-4 font-semibold">
            <span className={taskGrid}>
              <span>{table.task}</span>
              <span className="max-sm:sr-only">{table.howOften}</span>
            </span>
          </th>
          {hasPrices ? (
            <th scope="col" className="w-24 py-2 text-right font-semibold sm:w-36">
              {table.perMonth}
            </th>
          ) : null}
          {action ? (
            <th scope="col" className="w-12 py-2">
              <span className="sr-only">{table.change}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      {areas.map((area) => {
        // Editors see which of the lines has the price, so the area needs none for them.
        const areaPrice = hasPrices && !action ? priceOfArea(area) : undefined;
        return (
          <tbody key={area.id} className="break-inside-avoid-page">
            <tr className="bg-sand">
              <th
                scope="rowgroup"
                colSpan={areaPrice === undefined ? columns : columns - 1}
                className="px-3 py-2 text-left font-semibold print:py-1"
              >
                {area.name}
                <span className="font-normal text-slate tabular-nums">
                  {`, ${area.floor}, ${area.squareFeet}`}
                </span>
              </th>
              {areaPrice === undefined ? null : (
                <td className="py-2 text-right font-semibold tabular-nums print:py-1">
                  {areaPrice}
                </td>
              )}
            </tr>
            {area.lines.map((line) => {
              const edited = editor?.(line.id);
              if (edited)
                return (
                  <tr key={line.id} className="border-b border-line">
                    <td colSpan={columns}>{edited}</td>
                  </tr>
                );
              return (
                <tr key={line.id} className="border-b border-line align-baseline">
                  <td className="py-2 pr-4 pl-3 print:py-1">
                    <span className={taskGrid}>
                      <span className="min-w-0 break-words">{line.task}</span>
                      <span className="block text-slate first-letter:uppercase">
                        {line.frequency}
                      </span>
                    </span>
                  </td>
                  {hasPrices ? (
                    <td className="py-2 text-right tabular-nums print:py-1">
                      {areaPrice === undefined ? line.price : null}
                    </td>
                  ) : null}
                  {action ? <td className="text-right">{action(line.id, line.task)}</td> : null}
                </tr>
              );
            })}
          </tbody>
        );
      })}
      {hasPrices && total ? (
        <tfoot>
          <tr className="border-t-2 border-ink font-semibold">
            <th scope="row" className="py-3 pl-3 text-left">
              {table.total}
            </th>
            <td className="py-3 text-right tabular-nums">{total}</td>
            {action ? <td /> : null}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

/**
 * If one of several tasks has the price of the whole area, as after the start of a client, that is not the
 * price of the task, and the others are not free.
 */
function priceOfArea({ lines }: ScopeAreaView): string | undefined {
  const [priced, ...others] = lines.filter(({ price }) => price !== nothing);
  return lines.length > 1 && others.length === 0 ? (priced?.price ?? undefined) : undefined;
}

const nothing = moneyText(0);

/** Columns are stacked on phones. */
const taskGrid = "grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_11rem]";
