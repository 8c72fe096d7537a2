import type { ReactNode } from "react";
import type { DetailData } from "./detail.server.ts";

interface LineTableProps {
  data: Pick<DetailData, "groups" | "taxes" | "total" | "paid" | "paidCents" | "open">;
  /** Beside a line of a draft. */
  action?: ((lineId: string, text: string) => ReactNode) | undefined;
}

/** Lines by facility, taxes and what they come to. */
export function LineTable({ data, action }: LineTableProps) {
  const { groups, taxes, total, paid, paidCents, open } = data;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">Lines of the invoice</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-slate">
          <th scope="col" className="py-2 pr-4 font-semibold">
            Description
          </th>
          <th scope="col" className="w-28 py-2 text-right font-semibold sm:w-36">
            Amount
          </th>
          {action ? (
            <th scope="col" className="w-20">
              <span className="sr-only">Remove</span>
            </th>
          ) : null}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.facilityName} className="break-inside-avoid-page">
          <tr className="bg-sand">
            <th
              scope="rowgroup"
              colSpan={action ? 3 : 2}
              className="px-3 py-2 text-left font-semibold"
            >
              {group.facilityName}
            </th>
          </tr>
          {group.lines.map((line) => (
            <tr key={line.id} className="border-b border-line align-baseline">
              <td className="py-2 pr-4 pl-3 break-words">
                {line.text}
                {line.detail ? <span className="block text-slate">{line.detail}</span> : null}
              </td>
              <td className="py-2 text-right tabular-nums">{line.amount}</td>
              {action ? <td className="pl-4 text-right">{action(line.id, line.text)}</td> : null}
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        {taxes.map(({ text, amount }) => (
          <Sum key={text} label={text} amount={amount} hasAction={action !== undefined} />
        ))}
        <Sum label="Total" amount={total} hasAction={action !== undefined} isStrong />
        {paidCents > 0 ? (
          <>
            <Sum label="Paid" amount={`−${paid}`} hasAction={action !== undefined} />
            <Sum label="Open" amount={open} hasAction={action !== undefined} isStrong />
          </>
        ) : null}
      </tfoot>
    </table>
  );
}

interface SumProps {
  label: string;
  amount: string;
  hasAction: boolean;
  isStrong?: boolean;
}

const Sum = ({ label, amount, hasAction, isStrong = false }: SumProps) => (
  <tr className={isStrong ? "border-t-2 border-ink font-semibold" : "border-b border-line"}>
    <th scope="row" className={`py-2.5 pl-3 text-left ${isStrong ? "" : "font-normal"}`}>
      {label}
    </th>
    <td className="py-2.5 text-right tabular-nums">{amount}</td>
    {hasAction ? <td /> : null}
  </tr>
);
