import type { TrendsView } from "./trends.server.ts";

const cell = "py-1.5 pl-4 text-right whitespace-nowrap";

/** The figures behind the lines: areas and items by inspection. */
export const EveryScore = ({ trends: { days, areas } }: { trends: TrendsView }) => (
  <details className="mt-4">
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-teal underline-offset-4 hover:underline">
      Every score, area by area and item by item
    </summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
    <section aria-label="Every score" tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-xs tabular-nums">
        <thead>
          <tr className="border-b border-line text-slate">
            <th scope="col" className="py-2 pr-4 text-left font-semibold">
              Area and item
            </th>
            {days.map(({ id, day }) => (
              <th key={id} scope="col" className={`${cell} font-semibold`}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        {areas.map(({ id, name, scores, items }) => (
          <tbody key={id}>
            <Row name={name} scores={scores} days={days} isArea />
            {items.map((item) => (
              <Row key={item.task} name={item.task} scores={item.scores} days={days} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  </details>
);

interface RowProps {
  name: string;
  scores: readonly string[];
  days: TrendsView["days"];
  isArea?: boolean;
}

const Row = ({ name, scores, days, isArea = false }: RowProps) => (
  <tr className={`border-b border-line ${isArea ? "font-semibold" : ""}`}>
    <th
      scope="row"
      className={`min-w-40 py-1.5 text-left ${isArea ? "font-semibold" : "pl-3 font-normal"}`}
    >
      {name}
    </th>
    {days.map(({ id }, at) => (
      <td key={id} className={cell}>
        {scores[at]}
      </td>
    ))}
  </tr>
);
