import { plural } from "#platform/format/plural.ts";
import { EveryScore } from "./every-score.tsx";
import { TrendLine } from "./trend-line.tsx";
import type { TrendsView, TrendView } from "./trends.server.ts";

/** The lowest; the others are a press away. */
const maxAreas = 5;

const head = "py-2 pr-4 font-semibold";
const figure = "py-1.5 pl-4 text-right whitespace-nowrap";

/** How a facility and its areas went from one inspection to the next, the lowest area first. */
export function Trends({ trends }: { trends: TrendsView }) {
  const { method, days, whole, rows, failures, from } = trends;
  const others = rows.slice(maxAreas);
  return (
    <section
      aria-labelledby="trends"
      className="mt-6 mb-8 rounded-lg border border-line bg-white p-5"
    >
      <h2 id="trends" className="text-subtitle font-semibold tracking-snug">
        Trends
      </h2>
      <p className="mt-1 text-sm text-slate">
        {days.length} inspections by {method.toLowerCase()}, from {days[0]?.day} to{" "}
        {days.at(-1)?.day}. The dotted line is 80&nbsp;%, below which an item has failed.
      </p>
      <div
        className={`mt-3 grid gap-x-12 gap-y-6 ${failures.length > 0 ? "xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" : ""}`}
      >
        <ScoreTable
          caption="Scores of the facility and its lowest areas"
          rows={[whole, ...rows.slice(0, maxAreas)]}
          from={from}
        />
        {failures.length === 0 ? null : <Failures failures={failures} from={from} />}
      </div>
      {others.length === 0 ? null : (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-teal underline-offset-4 hover:underline">
            {plural(others.length, "One more area", `${others.length} more areas`)}
          </summary>
          <ScoreTable caption="Scores of the other areas" rows={others} from={from} />
        </details>
      )}
      <EveryScore trends={trends} />
    </section>
  );
}

interface ScoreTableProps extends Pick<TrendsView, "from"> {
  caption: string;
  rows: readonly TrendView[];
}

const ScoreTable = ({ caption, rows, from }: ScoreTableProps) => (
  <table className="w-full border-collapse self-start text-sm tabular-nums">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="border-b border-line text-left text-xs text-slate">
        <th scope="col" className={head}>
          Area
        </th>
        <th scope="col" className={`${head} max-sm:hidden`}>
          Trend
        </th>
        <th scope="col" className={`${figure} font-semibold`}>
          Last
        </th>
        <th scope="col" className={`${figure} font-semibold`}>
          Change
        </th>
        <th scope="col" className={`${figure} font-semibold max-md:hidden`}>
          Lowest
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <TrendRow key={row.id} row={row} from={from} />
      ))}
    </tbody>
  </table>
);

const TrendRow = ({ row, from }: { row: TrendView; from: number }) => (
  <tr className={`border-b border-line ${row.id === "whole" ? "font-semibold" : ""}`}>
    <th
      scope="row"
      className={`py-1.5 pr-4 text-left ${row.id === "whole" ? "font-semibold" : "font-normal"}`}
    >
      <span className="block break-words">{row.name}</span>
      <span className="sm:hidden">
        <TrendLine scores={row.scores} from={from} />
      </span>
    </th>
    <td className="py-1.5 pr-4 max-sm:hidden">
      <TrendLine scores={row.scores} from={from} />
    </td>
    <td className={figure}>{row.last}</td>
    <td className={figure}>{row.change}</td>
    <td className={`${figure} max-md:hidden`}>{row.lowest}</td>
  </tr>
);

const Failures = ({ failures, from }: Pick<TrendsView, "failures" | "from">) => (
  <div>
    <h3 className="py-2 text-xs font-semibold text-slate">What fails most often</h3>
    <ul className="border-b border-line text-sm tabular-nums">
      {failures.map(({ area, task, failed, rated, scores, last }) => (
        <li
          key={`${area} ${task}`}
          className="flex items-center justify-between gap-4 border-t border-line py-2"
        >
          <span className="min-w-0">
            <span className="block break-words">{task}</span>
            <span className="block text-xs text-slate">
              {area}: failed {failed} of {rated}, last {last}
            </span>
          </span>
          <TrendLine scores={scores} from={from} />
        </li>
      ))}
    </ul>
  </div>
);
