/** A figure as the screen shows it: in words, with its chart and the way to its rows. */

import type { Language } from "#platform/language/language.ts";
import {
  changeOf,
  figureText,
  insightLabel,
  monthText,
  partLabel,
  rowsText,
} from "./format-insight.server.ts";
import { type Period, wholeMonth } from "./insight-period.ts";
import { definitions, type Insight, type MonthValue } from "./insight-types.ts";
import { insightServerMessages } from "./messages.server.ts";
import { chartOf, plotHeight } from "./month-chart.server.ts";
import { type RowsPlace, rowsBehind } from "./rows-behind.server.ts";

export type FigureView = ReturnType<typeof toFigureView>;

export function toFigureView(
  insight: Insight,
  place: RowsPlace,
  period: Period,
  language: Language,
) {
  const months = insight.months.map((month) =>
    toMonthView(insight, month, place, period, language),
  );
  const kind = definitions[insight.name].unit === "count" ? "columns" : "line";
  return {
    key: [insight.name, insight.part].filter(Boolean).join("-"),
    label: insightLabel(insight, language),
    part: insight.part && partLabel(insight, language),
    text: figureText(insight, insight.value, language),
    of: ofRows(insight, language),
    change: changeOf(insight, language),
    link: rowsBehind(insight, place, period, language),
    months,
    chart: chartOf(months, kind, language),
    plotHeight,
  };
}

/** Much of little is not much of a change. */
function ofRows(insight: Insight, language: Language): string {
  const { rows, rowsBefore, before } = insight;
  const messages = insightServerMessages(language);
  const now = rowsText(insight, rows, language);
  return before === undefined
    ? messages.ofRows({ rows: now })
    : messages.ofRowsNowAndBefore({ rows: now, before: rowsBefore });
}

function toMonthView(
  insight: Insight,
  { month, value, rows }: MonthValue,
  place: RowsPlace,
  { from, to }: Period,
  language: Language,
) {
  const whole = wholeMonth(month);
  const days = {
    from: whole.from < from ? from : whole.from,
    to: whole.to > to ? to : whole.to,
  };
  const isWhole = days.from === whole.from && days.to === whole.to;
  return {
    month,
    label: monthText(month, language),
    isWhole,
    value: value ?? null,
    text: figureText(insight, value, language),
    rows: rowsText(insight, rows, language),
    to:
      rows === 0 || insight.name === "cost" ? null : rowsBehind(insight, place, days, language).to,
  };
}
