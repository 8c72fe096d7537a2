/** Reads the figures of those facilities of a client that the actor sees. */

import { methodLabels } from "#features/facilities/facility-types.ts";
import {
  type FacilitySummary,
  findClientName,
  listFacilities,
} from "#features/facilities/find-facility.server.ts";
import { workOrderMessages } from "#features/work-orders/messages.ts";
import {
  clockMinutesOfFigure,
  clockTimeAsFigure,
  openMinutesOfFigure,
  openTimeAsFigure,
} from "#features/work-orders/service-levels/working-time.ts";
import type { Database } from "#platform/database/client.ts";
import { dayAs } from "#platform/format/day-format.ts";
import { preciseMoneyText } from "#platform/format/money.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import {
  type OpenAge,
  readCostInsight,
  readFeedbackInsights,
  readInspectionInsights,
  readOpenByAge,
  readReportInsights,
  readVisitInsights,
  readWorkOrderInsights,
} from "./insight-counts.server.ts";
import { type Period, periodBefore, wholeMonth } from "./insight-period.ts";
import { definitions, graceMinutes, type Insight, type MonthValue } from "./insight-types.ts";
import { insightServerMessages } from "./messages.server.ts";
import { chartOf, plotHeight } from "./month-chart.server.ts";
import { type RowsPlace, rowsBehind } from "./rows-behind.server.ts";

export interface Insights {
  clientName: string;
  /** All facilities in service that the actor sees, whichever one is chosen. */
  facilities: FacilitySummary[];
  period: Period;
  before: Period;
  insights: Insight[];
  open: OpenAge[];
}

interface Wanted {
  clientId: string;
  facilityId: string | undefined;
  period: Period;
}

/** Undefined for a client or a facility that the actor may not see. */
export async function readInsights(
  db: Database,
  actor: Actor,
  { clientId, facilityId, period }: Wanted,
): Promise<Insights | undefined> {
  if (!may(actor, "insights.read")) return undefined;
  const [clientName, facilities] = await Promise.all([
    findClientName(db, actor, clientId),
    listFacilities(db, actor, clientId),
  ]);
  if (clientName === undefined) return undefined;
  if (facilityId !== undefined && !facilities.some(({ id }) => id === facilityId)) return undefined;
  const scope = { actor, clientId, facilityId, period };
  const [quality, visits, orders, reports, answers, cost, open] = await Promise.all([
    readInspectionInsights(db, scope),
    readVisitInsights(db, scope),
    readWorkOrderInsights(db, scope),
    readReportInsights(db, scope),
    readFeedbackInsights(db, scope),
    may(actor, "prices.read") ? readCostInsight(db, scope).then((insight) => [insight]) : [],
    readOpenByAge(db, scope),
  ]);
  const insights = [...quality, ...visits, ...orders, ...reports, ...answers, ...cost];
  return { clientName, facilities, period, before: periodBefore(period), insights, open };
}

type Unit = (typeof definitions)[keyof typeof definitions]["unit"];

const written: Record<Unit, (value: number, language: Language, part?: string) => string> = {
  percent: (value) => `${value.toFixed(1)}%`,
  count: (value) => String(value),
  minutes: (value, language, part) =>
    part === "emergency"
      ? clockTimeAsFigure(Math.round(value), language)
      : openTimeAsFigure(Math.round(value), language),
  score: (value) => value.toFixed(1),
  cents: (value) => preciseMoneyText(value),
};

const toTenths = (value: number): number => Number(value.toFixed(1));

/** The number that is read: two that stand beside each other differ by what a reader subtracts. */
const roundedAsWritten: Record<Unit, (value: number, part?: string) => number> = {
  percent: toTenths,
  count: (value) => value,
  minutes: (value, part) =>
    part === "emergency"
      ? clockMinutesOfFigure(Math.round(value))
      : openMinutesOfFigure(Math.round(value)),
  score: toTenths,
  cents: toTenths,
};

/** @returns e.g. `87.5%`, `2 h 5 min`, `$0.128`; a dash where there is nothing to count */
export const figureText = (
  { name, part }: Pick<Insight, "name" | "part">,
  value: number | undefined,
  language: Language,
): string => (value === undefined ? "–" : written[definitions[name].unit](value, language, part));

const partLabels = byLanguage(
  (language): Readonly<Record<string, string>> => ({
    ...methodLabels(language),
    ...workOrderMessages(language).priorities,
  }),
);

/** The method or the priority, without which a figure cannot be compared. */
const partLabel = ({ part = "" }: Pick<Insight, "part">, language: Language): string =>
  partLabels(language)[part] ?? part;

export function insightLabel(
  { name, part }: Pick<Insight, "name" | "part">,
  language: Language,
): string {
  const { figures, labelOfPart, ...messages } = insightServerMessages(language);
  const { label } = figures[name];
  if (part === undefined) return label;
  const parts: Readonly<Record<string, string>> = messages.parts;
  return labelOfPart({ label, part: parts[part] ?? part });
}

/** Says what is counted, of which rows, and by which days. */
export function insightMeaning({ name }: Pick<Insight, "name">, language: Language): string {
  const { meaning } = insightServerMessages(language).figures[name];
  return typeof meaning === "string" ? meaning : meaning({ minutes: graceMinutes });
}

export type Trend = "better" | "worse" | "neither";

/** A difference too small to be written is none. */
export function changeOf(insight: Insight, language: Language): { text: string; trend: Trend } {
  const { name, part, value, before } = insight;
  const { change, points } = insightServerMessages(language);
  if (value === undefined) return { text: change.nothingNow, trend: "neither" };
  if (before === undefined) return { text: change.nothingBefore, trend: "neither" };
  const was = figureText(insight, before, language);
  if (was === figureText(insight, value, language)) return { text: change.same, trend: "neither" };
  const { unit, better } = definitions[name];
  const isMore = value > before;
  const rounded = roundedAsWritten[unit];
  const difference = Math.abs(rounded(value, part) - rounded(before, part));
  const by =
    unit === "percent"
      ? points({ points: difference.toFixed(1) })
      : written[unit](difference, language, part);
  const trend =
    better === "neither" ? "neither" : isMore === (better === "more") ? "better" : "worse";
  const text = change[trend][isMore ? "more" : "less"]({ by, was });
  return { text, trend };
}

/** @returns e.g. `12 inspections`, `6 reports in 3 work orders`, of which a list shows the latter */
export function rowsText(
  { name }: Pick<Insight, "name">,
  { rows, orders }: Pick<MonthValue, "rows" | "orders">,
  language: Language,
): string {
  const { figures, reportsInOrders } = insightServerMessages(language);
  const counted = figures[name].rows({ count: rows });
  if (orders === undefined) return counted;
  return reportsInOrders({ reports: counted, orders: figures.breaches.rows({ count: orders }) });
}

/** @param month e.g. `2026-10` @returns e.g. `Oct 2026` */
const monthText = (month: string, language: Language): string =>
  dayAs(`${month}-01`, { month: "short", year: "numeric" }, language);

// A figure as the screen shows it: in words, with its chart and the way to its rows.

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
  const { rowsBefore, before } = insight;
  const messages = insightServerMessages(language);
  const now = rowsText(insight, insight, language);
  return before === undefined
    ? messages.ofRows({ rows: now })
    : messages.ofRowsNowAndBefore({ rows: now, before: rowsBefore });
}

function toMonthView(
  insight: Insight,
  { month, value, rows, orders }: MonthValue,
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
    rows: rowsText(insight, { rows, orders }, language),
    to:
      rows === 0 || insight.name === "cost" ? null : rowsBehind(insight, place, days, language).to,
  };
}
