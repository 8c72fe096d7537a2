import { Link } from "react-router";
import type { FigureView } from "./figure-view.server.ts";

export const linkClass =
  "inline-flex min-h-11 items-center text-sm font-semibold text-teal underline-offset-4 hover:underline sm:min-h-8";

/** What the chart draws, and each month's rows behind their number. */
export const MonthTable = ({ figure: { label, months } }: { figure: FigureView }) => (
  <table className="my-2 border-collapse text-sm tabular-nums">
    <caption className="sr-only">{label} by month</caption>
    <thead>
      <tr className="border-b border-line text-left text-xs text-slate">
        <th scope="col" className="py-1.5 pr-6 font-semibold">
          Month
        </th>
        <th scope="col" className="py-1.5 pr-6 text-right font-semibold">
          Figure
        </th>
        <th scope="col" className="py-1.5 text-right font-semibold">
          Of
        </th>
      </tr>
    </thead>
    <tbody>
      {months.map((month) => (
        <tr key={month.month} className="border-b border-line">
          <th scope="row" className="py-1 pr-6 text-left font-normal">
            {month.label}
            {month.isWhole ? null : <span className="text-slate">, in part</span>}
          </th>
          <td className="py-1 pr-6 text-right font-semibold">{month.text}</td>
          <td className="py-1 text-right">
            {month.to === null ? (
              <span className="text-slate">{month.rows}</span>
            ) : (
              <Link to={month.to} className={linkClass}>
                {month.rows}
                <span className="sr-only">, {month.label}</span>
              </Link>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
