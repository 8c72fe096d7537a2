/** A figure as the screen shows it: in words, with its chart and the way to its rows. */

import {
  changeOf,
  figureText,
  insightLabel,
  monthText,
  partLabel,
  rowsText,
} from "./format-insight.ts";
import { type Period, wholeMonth } from "./insight-period.ts";
import { definitions, type Insight, type MonthValue } from "./insight-types.ts";
import { chartOf, plotHeight } from "./month-chart.server.ts";
import { type RowsPlace, rowsBehind } from "./rows-behind.ts";

export type FigureView = ReturnType<typeof toFigureView>;

export function toFigureView(insight: Insight, place: RowsPlace, period: Period) {
  const months = insight.months.map((month) => toMonthView(insight, month, place, period));
  const kind = definitions[insight.name].unit === "count" ? "columns" : "line";
  return {
    key: [insight.name, insight.part].filter(Boolean).join("-"),
    label: insightLabel(insight),
    part: insight.part && partLabel(insight),
    text: figureText(insight, insight.value),
    of: ofRows(insight),
    change: changeOf(insight),
    link: rowsBehind(insight, place, period),
    months,
    chart: chartOf(months, kind),
    plotHeight,
  };
}

/** Much of little is not much of a change. */
function ofRows(insight: Insight): string {
  const { rows, rowsBefore, before } = insight;
  const now = `Of ${rowsText(insight, rows)}`;
  return before === undefined ? now : `${now}, previously of ${rowsBefore}`;
}

function toMonthView(
  insight: Insight,
  { month, value, rows }: MonthValue,
  place: RowsPlace,
  { from, to }: Period,
) {
  const whole = wholeMonth(month);
  const days = {
    from: whole.from < from ? from : whole.from,
    to: whole.to > to ? to : whole.to,
  };
  const isWhole = days.from === whole.from && days.to === whole.to;
  return {
    month,
    label: monthText(month),
    isWhole,
    value: value ?? null,
    text: figureText(insight, value),
    rows: rowsText(insight, rows),
    to: rows === 0 || insight.name === "cost" ? null : rowsBehind(insight, place, days).to,
  };
}
