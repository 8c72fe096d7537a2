import { Link } from "react-router";
import type { FigureView } from "./figure-view.server.ts";
import type { InsightsData } from "./insights.server.ts";
import { MonthChart } from "./month-chart.tsx";
import { linkClass, MonthTable } from "./month-table.tsx";

type Group = InsightsData["groups"][number];

/** What is measured, its figures (one for each method or priority), and what they mean. */
export function InsightGroup({ group: { name, label, definition, figures } }: { group: Group }) {
  const isOne = figures.length === 1 && !figures[0]?.part;
  return (
    <section
      id={name}
      aria-labelledby={`label-${name}`}
      className="grid scroll-mt-20 grid-cols-1 gap-x-12 border-t border-line py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]"
    >
      <h2 id={`label-${name}`} className="text-subtitle font-semibold tracking-snug">
        {label}
      </h2>
      <div
        className={`grid min-w-0 grid-cols-1 gap-x-10 gap-y-7 max-lg:mt-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${isOne ? "" : "sm:grid-cols-2"} ${figures.length === 3 ? "2xl:grid-cols-3" : ""}`}
      >
        {figures.map((figure) => (
          <Figure key={figure.key} figure={figure} isWide={isOne} />
        ))}
        {figures.length === 0 ? (
          <p className="text-sm text-slate max-lg:py-2">Nothing to count in this period.</p>
        ) : null}
      </div>
      <p className="mt-2 max-w-[68ch] text-sm text-slate lg:col-start-1">{definition}</p>
    </section>
  );
}

/** The number, what became of it, and what is behind it. */
function Figure({ figure, isWide }: { figure: FigureView; isWide: boolean }) {
  const { label, part, text, of, change, chart, link, plotHeight } = figure;
  return (
    <div
      className={`grid grid-cols-1 content-start gap-x-10 gap-y-2 ${isWide ? "sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]" : ""}`}
    >
      <div className="min-w-0">
        {part ? <h3 className="text-sm font-semibold">{part}</h3> : null}
        <p className="text-side font-semibold tracking-tight tabular-nums">{text}</p>
        <p className="mt-1 flex items-baseline gap-2 text-sm font-semibold tabular-nums">
          {change.trend === "neither" ? null : (
            <span
              aria-hidden="true"
              className={`size-2.5 shrink-0 rounded-full ${change.trend === "better" ? "bg-teal" : "bg-error"}`}
            />
          )}
          {change.text}
        </p>
        <p className="text-sm text-slate tabular-nums">{of}</p>
      </div>
      <div className="min-w-0">
        {chart ? (
          <div className={figure.months.length < 5 ? "max-w-60" : "max-w-2xl"}>
            <MonthChart chart={chart} label={label} height={plotHeight} />
          </div>
        ) : null}
        <div className="flex flex-wrap items-start gap-x-6">
          <Link to={link.to} className={linkClass}>
            {link.text}
            <span className="sr-only">, behind {label}</span>
          </Link>
          <details className="min-w-0">
            <summary className={linkClass}>
              By month<span className="sr-only">, {label}</span>
            </summary>
            <MonthTable figure={figure} />
          </details>
        </div>
      </div>
    </div>
  );
}
