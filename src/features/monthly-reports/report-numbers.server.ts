/** The numbers of a report in words, each beside the month before. */

import { definitions } from "#features/insights/insight-types.ts";
import { insightServerMessages } from "#features/insights/messages.server.ts";
import { type ScoringMethod, scoringMethods } from "#features/inspections/scoring.ts";
import type { Language } from "#platform/language/language.ts";
import { scoreBy } from "./count-month.server.ts";
import type { en } from "./messages/en.server.ts";
import { reportServerMessages } from "./messages.server.ts";
import type { Sums } from "./report-figures.ts";

/** Undefined where there was nothing to count. */
interface Measure {
  value: number | undefined;
  rows: number;
}

/** A report has only some of the figures of Insights. */
type FigureName = keyof (typeof en)["changes"]["figures"];

export interface ReportNumber {
  name: FigureName;
  method: ScoringMethod | undefined;
  label: string;
  /** A dash where there was nothing to count. */
  text: string;
  /** E.g. `of 12 inspections`. */
  of: string;
  /** Undefined where there was nothing before, or nothing now. */
  change: { was: string; by: string; isMore: boolean } | undefined;
  trend: "better" | "worse" | "same" | "neither" | "unknown";
}

type Reader = (sums: Sums) => Measure;

const share = (part: number, rows: number, unit = 1): Measure => ({
  value: rows === 0 ? undefined : (part / rows) * unit,
  rows,
});

const readers: readonly (readonly [FigureName, Reader])[] = [
  ["visits-on-time", ({ visits }) => share(visits.onTime, visits.due, 100)],
  [
    "visits-missed",
    ({ visits: { due, missed } }) => ({ value: due === 0 ? undefined : missed, rows: due }),
  ],
  ["breaches", ({ orders }) => ({ value: orders.late, rows: orders.asked })],
  ["occupant-reports", ({ reports }) => ({ value: reports, rows: reports })],
  ["feedback", ({ feedback }) => share(feedback.points, feedback.answers)],
];

/** Scores first, one for each method that was used in either month. */
export function reportNumbers(now: Sums, before: Sums, language: Language): ReportNumber[] {
  const used = scoringMethods.filter((method) =>
    [now, before].some((sums) => scoreBy(sums, method).inspections > 0),
  );
  const scores = (used.length === 0 ? [undefined] : used).map((method) => {
    const read = (sums: Sums) => {
      if (method === undefined) return share(0, 0);
      const { tenths, inspections } = scoreBy(sums, method);
      return share(tenths, inspections, 1 / 10);
    };
    return numberOf("inspection-score", read(now), read(before), language, method);
  });
  return [
    ...scores,
    ...readers.map(([name, read]) => numberOf(name, read(now), read(before), language)),
  ];
}

function numberOf(
  name: FigureName,
  now: Measure,
  before: Measure,
  language: Language,
  method?: ScoringMethod,
): ReportNumber {
  const { figures, labelOfPart, parts } = insightServerMessages(language);
  const { label, rows } = figures[name];
  return {
    name,
    method,
    label: method ? labelOfPart({ label, part: parts[method] }) : label,
    text: written(name, now.value),
    of: reportServerMessages(language).of({ rows: rows({ count: now.rows }) }),
    ...change(name, now, before, language),
  };
}

function change(name: FigureName, now: Measure, before: Measure, language: Language) {
  if (now.value === undefined || before.value === undefined)
    return { change: undefined, trend: "unknown" as const };
  const was = written(name, before.value);
  const isMore = now.value > before.value;
  const difference = Math.abs(now.value - before.value);
  const by =
    definitions[name].unit === "percent"
      ? insightServerMessages(language).points({ points: difference.toFixed(1) })
      : written(name, difference);
  // A difference too small to be written is none.
  if (was === written(name, now.value))
    return { change: { was, by, isMore }, trend: "same" as const };
  const { better } = definitions[name];
  const trend = better === "neither" ? better : isMore === (better === "more") ? "better" : "worse";
  return { change: { was, by, isMore }, trend } as const;
}

/** Percent and marks with one decimal, counts without. */
function written(name: FigureName, value: number | undefined): string {
  if (value === undefined) return "–";
  const { unit } = definitions[name];
  if (unit === "percent") return `${value.toFixed(1)}%`;
  return unit === "score" ? value.toFixed(1) : String(value);
}

/** E.g. `Better: 2.3 points more than in September (89.1%)`. @param month the one before, in words */
export function changeText(
  { text, change: by, trend }: ReportNumber,
  month: string,
  language: Language,
): string {
  const texts = reportServerMessages(language).change;
  if (text === "–") return texts.nothingNow;
  if (by === undefined || trend === "unknown") return texts.nothingBefore({ month });
  if (trend === "same") return texts.same({ month });
  return texts[trend][by.isMore ? "more" : "less"]({ by: by.by, month, was: by.was });
}
