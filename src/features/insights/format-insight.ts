/** Figures as people read them. */

import { methodLabels } from "#features/facilities/inspection-methods.ts";
import {
  clockTimeAsFigure,
  openTimeAsFigure,
} from "#features/work-orders/service-levels/open-time.ts";
import { priorityLabels } from "#features/work-orders/service-levels/priority-types.ts";
import { dayAs } from "#platform/format/day-format.ts";
import { preciseMoneyText } from "#platform/format/money.ts";
import { countOf } from "#platform/format/plural.ts";
import { definitions, type Insight } from "./insight-types.ts";

type Unit = (typeof definitions)[keyof typeof definitions]["unit"];

const written: Record<Unit, (value: number, part?: string) => string> = {
  percent: (value) => `${value.toFixed(1)}%`,
  count: (value) => String(value),
  minutes: (value, part) =>
    part === "emergency"
      ? clockTimeAsFigure(Math.round(value))
      : openTimeAsFigure(Math.round(value)),
  score: (value) => value.toFixed(1),
  cents: preciseMoneyText,
};

/** @returns e.g. `87.5%`, `2 h 5 min`, `$0.128`; a dash where there is nothing to count */
export const figureText = (
  { name, part }: Pick<Insight, "name" | "part">,
  value: number | undefined,
): string => (value === undefined ? "–" : written[definitions[name].unit](value, part));

const partLabels: Readonly<Record<string, string>> = { ...methodLabels, ...priorityLabels };

/** The method or the priority, without which a figure cannot be compared. */
export const partLabel = ({ part = "" }: Pick<Insight, "part">): string => partLabels[part] ?? part;

export function insightLabel({ name, part }: Pick<Insight, "name" | "part">): string {
  const { label } = definitions[name];
  return part === undefined ? label : `${label}: ${partLabel({ part }).toLowerCase()}`;
}

export type Trend = "better" | "worse" | "neither";

/** A difference too small to be written is none. */
export function changeOf(insight: Insight): { text: string; trend: Trend } {
  const { name, value, before } = insight;
  if (value === undefined) return { text: "Nothing to count in this period", trend: "neither" };
  if (before === undefined)
    return { text: "Nothing to compare with in the previous period", trend: "neither" };
  const was = figureText(insight, before);
  if (was === figureText(insight, value))
    return { text: `The same as in the previous period`, trend: "neither" };
  const { unit, better } = definitions[name];
  const isMore = value > before;
  const difference = Math.abs(value - before);
  const by =
    unit === "percent"
      ? `${difference.toFixed(1)} points`
      : written[unit](difference, insight.part);
  const trend =
    better === "neither" ? "neither" : isMore === (better === "more") ? "better" : "worse";
  const word = trend === "neither" ? "" : trend === "better" ? "Better: " : "Worse: ";
  const text = `${word}${by} ${isMore ? "more" : "less"} than in the previous period (${was})`;
  return { text: text.charAt(0).toUpperCase() + text.slice(1), trend };
}

/** @returns e.g. `12 inspections` */
export function rowsText({ name }: Pick<Insight, "name">, rows: number): string {
  const [one, several] = definitions[name].rows;
  return countOf(rows, one, several);
}

/** @param month e.g. `2026-10` @returns e.g. `Oct 2026` */
export const monthText = (month: string): string =>
  dayAs(`${month}-01`, { month: "short", year: "numeric" }, "en");
