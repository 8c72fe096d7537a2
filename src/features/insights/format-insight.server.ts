/** Figures as people read them. */

import { methodLabels } from "#features/facilities/inspection-methods.ts";
import { workOrderMessages } from "#features/work-orders/messages.ts";
import {
  clockTimeAsFigure,
  openTimeAsFigure,
} from "#features/work-orders/service-levels/open-time.ts";
import { dayAs } from "#platform/format/day-format.ts";
import { preciseMoneyText } from "#platform/format/money.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { definitions, graceMinutes, type Insight } from "./insight-types.ts";
import { insightServerMessages } from "./messages.server.ts";

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
export const partLabel = ({ part = "" }: Pick<Insight, "part">, language: Language): string =>
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

/** What is counted, of which rows, by which days. */
export function insightMeaning({ name }: Pick<Insight, "name">, language: Language): string {
  const { meaning } = insightServerMessages(language).figures[name];
  return typeof meaning === "string" ? meaning : meaning({ minutes: graceMinutes });
}

export type Trend = "better" | "worse" | "neither";

/** A difference too small to be written is none. */
export function changeOf(insight: Insight, language: Language): { text: string; trend: Trend } {
  const { name, value, before } = insight;
  const { change, points } = insightServerMessages(language);
  if (value === undefined) return { text: change.nothingNow, trend: "neither" };
  if (before === undefined) return { text: change.nothingBefore, trend: "neither" };
  const was = figureText(insight, before, language);
  if (was === figureText(insight, value, language)) return { text: change.same, trend: "neither" };
  const { unit, better } = definitions[name];
  const isMore = value > before;
  const difference = Math.abs(value - before);
  const by =
    unit === "percent"
      ? points({ points: difference.toFixed(1) })
      : written[unit](difference, language, insight.part);
  const trend =
    better === "neither" ? "neither" : isMore === (better === "more") ? "better" : "worse";
  const text = change[trend][isMore ? "more" : "less"]({ by, was });
  return { text, trend };
}

/** @returns e.g. `12 inspections` */
export const rowsText = (
  { name }: Pick<Insight, "name">,
  rows: number,
  language: Language,
): string => insightServerMessages(language).figures[name].rows({ count: rows });

/** @param month e.g. `2026-10` @returns e.g. `Oct 2026` */
export const monthText = (month: string, language: Language): string =>
  dayAs(`${month}-01`, { month: "short", year: "numeric" }, language);
