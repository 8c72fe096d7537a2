import { useMessages } from "#platform/language/use-messages.ts";
import { insightMessages } from "./messages.ts";
import type { MonthChart as Chart } from "./month-chart.server.ts";

interface MonthChartProps {
  chart: Chart;
  label: string;
  height: number;
}

const [above, below] = [22, 22];

/** A picture with its numbers written on it; the table beneath has all of them. */
export function MonthChart({
  chart: { kind, points, path, ends, description },
  ...of
}: MonthChartProps) {
  const { label, height } = of;
  const { screen } = useMessages(insightMessages);
  const last = points.at(-1)?.index;
  return (
    <svg
      role="img"
      aria-label={screen.chart({ figure: label, description })}
      width="100%"
      height={above + height + below}
      className="block overflow-visible"
    >
      {kind === "columns" ? (
        <line x1="0" x2="100%" y1={above + height} y2={above + height} className="stroke-line" />
      ) : null}
      {path === null ? null : (
        <svg
          y={above}
          width="100%"
          height={height}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          className="overflow-visible"
          aria-hidden="true"
        >
          <path
            d={path}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-field stroke-2"
          />
        </svg>
      )}
      {points.map(({ index, x, y, left, width, text, isLabeled, isBelow }) => (
        <g key={index}>
          {kind === "columns" ? (
            <rect
              x={`${left}%`}
              y={above + y}
              width={`${width}%`}
              height={height - y}
              className={index === last ? "fill-teal" : "fill-field"}
            />
          ) : (
            <circle
              cx={`${x}%`}
              cy={above + y}
              r={index === last ? 4.5 : 3}
              className={index === last ? "fill-teal" : "fill-field"}
            />
          )}
          {isLabeled ? (
            <text
              x={`${x}%`}
              y={above + y + (isBelow ? 18 : -9)}
              textAnchor={x < 12 ? "start" : x > 88 ? "end" : "middle"}
              className="fill-ink text-xs font-semibold tabular-nums"
            >
              {text}
            </text>
          ) : null}
        </g>
      ))}
      {ends.map((end, index) => (
        <text
          key={end}
          x={index === 0 ? "0" : "100%"}
          y={above + height + 16}
          textAnchor={index === 0 ? "start" : "end"}
          className="fill-slate text-xs"
        >
          {end}
        </text>
      ))}
    </svg>
  );
}
