import { useMessages } from "#platform/language/use-messages.ts";
import { TableHead } from "#ui/table-head.tsx";
import { actionLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { inspectionMessages } from "./messages.ts";
import type { TrendsView, TrendView } from "./read-trends.server.ts";

interface TrendLineProps {
  /** Tenths of a percent, oldest first. */
  scores: readonly (number | null)[];
  /** The foot of the scale: all lines of a page have the same, so that they can be compared. */
  from: number;
}

const width = 120;
const height = 32;
const pad = 4;
const passesFrom = 800;

/** A line from inspection to inspection, broken where nothing applied; decorative, figures stand beside it. */
function TrendLine({ scores, from }: TrendLineProps) {
  const step = (width - 2 * pad) / Math.max(1, scores.length - 1);
  const x = (at: number) => pad + at * step;
  const y = (score: number) =>
    pad + ((1_000 - Math.max(from, score)) / (1_000 - from)) * (height - 2 * pad);
  const last = scores.findLastIndex((score) => score !== null);
  const path = scores.flatMap((score, at) => {
    if (score === null) return [];
    const isNew = at === 0 || scores[at - 1] === null;
    return `${isNew ? "M" : "L"}${x(at).toFixed(1)} ${y(score).toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      className="h-8 w-30 shrink-0"
    >
      <line
        x1={pad}
        x2={width - pad}
        y1={y(passesFrom)}
        y2={y(passesFrom)}
        strokeDasharray="2 3"
        className="stroke-field"
      />
      <path
        d={path.join("")}
        fill="none"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-teal"
      />
      {last < 0 ? null : (
        <circle cx={x(last)} cy={y(scores[last] ?? 0)} r="3" className="fill-teal" />
      )}
    </svg>
  );
}

const cell = "py-1.5 pl-4 text-right whitespace-nowrap";

/** The figures behind the lines: areas and items by inspection. */
function EveryScore({ trends: { days, areas } }: { trends: TrendsView }) {
  const texts = useMessages(inspectionMessages).trends;
  return (
    <details className="mt-4">
      <summary className={`${actionLinkClass} cursor-pointer text-sm`}>
        {texts.everyScoreLong}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: The keyboard must reach whatever scrolls. */}
      <section aria-label={texts.everyScore} tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-xs tabular-nums">
          <thead>
            <tr className="border-b border-line text-slate">
              <th scope="col" className="py-2 pr-4 text-left font-semibold">
                {texts.areaAndItem}
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
}

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

/** The lowest; the others are a press away. */
const maxAreas = 5;

const head = "py-2 pr-4 font-semibold";
const figure = "py-1.5 pl-2 sm:pl-4 text-right whitespace-nowrap";

/** Areas come in the order of their latest score, the lowest first. */
export function Trends({ trends }: { trends: TrendsView }) {
  const { method, days, whole, rows, failures, from } = trends;
  const texts = useMessages(inspectionMessages).trends;
  const others = rows.slice(maxAreas);
  return (
    <TitledSection
      titleId="trends"
      title={texts.title}
      className="mt-6 mb-8 rounded-lg border border-line bg-white p-5"
    >
      <p className="mt-1 text-sm text-slate">
        {texts.about({
          count: days.length,
          method,
          first: days[0]?.day ?? "",
          last: days.at(-1)?.day ?? "",
        })}
      </p>
      <div
        className={`mt-3 grid gap-x-12 gap-y-6 ${failures.length > 0 ? "xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" : ""}`}
      >
        <ScoreTable
          caption={texts.lowestAreas}
          rows={[whole, ...rows.slice(0, maxAreas)]}
          from={from}
        />
        {failures.length === 0 ? null : <Failures failures={failures} from={from} />}
      </div>
      {others.length === 0 ? null : (
        <details className="mt-4">
          <summary className={`${actionLinkClass} cursor-pointer text-sm`}>
            {texts.moreAreas({ count: others.length })}
          </summary>
          <ScoreTable caption={texts.otherAreas} rows={others} from={from} />
        </details>
      )}
      <EveryScore trends={trends} />
    </TitledSection>
  );
}

interface ScoreTableProps extends Pick<TrendsView, "from"> {
  caption: string;
  rows: readonly TrendView[];
}

function ScoreTable({ caption, rows, from }: ScoreTableProps) {
  const { area, trends } = useMessages(inspectionMessages);
  return (
    <table className="w-full border-collapse self-start text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <TableHead
        heads={[
          [area, head],
          [trends.trend, `${head} max-sm:hidden`],
          [trends.last, `${figure} font-semibold`],
          [trends.change, `${figure} font-semibold`],
          [trends.lowest, `${figure} font-semibold max-md:hidden`],
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <TrendRow key={row.id} row={row} from={from} />
        ))}
      </tbody>
    </table>
  );
}

const TrendRow = ({ row, from }: { row: TrendView; from: number }) => (
  <tr className={`border-b border-line ${row.id === "whole" ? "font-semibold" : ""}`}>
    <th
      scope="row"
      className={`py-1.5 pr-2 text-left sm:pr-4 ${row.id === "whole" ? "font-semibold" : "font-normal"}`}
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

function Failures({ failures, from }: Pick<TrendsView, "failures" | "from">) {
  const { trends } = useMessages(inspectionMessages);
  return (
    <div>
      <h3 className="py-2 text-xs font-semibold text-slate">{trends.failures}</h3>
      <ul className="border-b border-line text-sm tabular-nums">
        {failures.map(({ area, task, failed, rated, scores, last }) => (
          <li
            key={`${area} ${task}`}
            className="flex items-center justify-between gap-4 border-t border-line py-2"
          >
            <span className="min-w-0">
              <span className="block break-words">{task}</span>
              <span className="block text-xs text-slate">
                {trends.failure({ area, failed, rated, last })}
              </span>
            </span>
            <TrendLine scores={scores} from={from} />
          </li>
        ))}
      </ul>
    </div>
  );
}
