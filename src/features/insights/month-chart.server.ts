/** Positions of a chart's parts. The library runs on the server only: browsers get SVG. */
import { scaleBand, scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import type { Language } from "#platform/language/language.ts";
import { insightServerMessages } from "./messages.server.ts";

interface ChartMonth {
  label: string;
  text: string;
  /** Null where there was nothing to count. */
  value: number | null;
}

/** Pixels; across, all is in percent, so that a chart has the width of its column and text keeps its size. */
export const plotHeight = 72;
/** Percent and pixels: numbers closer to each other than this would touch on a phone. */
const [labelWidth, labelHeight] = [24, 20];

export type MonthChart = NonNullable<ReturnType<typeof chartOf>>;

/**
 * Columns from zero for what is counted, a line for all else, whose differences are small beside zero.
 * @returns undefined where there are no two months to compare
 */
export function chartOf(
  months: readonly ChartMonth[],
  kind: "columns" | "line",
  language: Language,
) {
  const knownMonths = months.flatMap(({ value }, index) =>
    value === null ? [] : [{ value, index }],
  );
  const values = knownMonths.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (knownMonths.length < 2 || (kind === "columns" && most === 0)) return undefined;
  const across = scaleBand<number>()
    .domain(months.keys())
    .range([0, 100])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  // A line keeps off the bottom, where nothing is zero and numbers have to find room.
  const up =
    kind === "columns"
      ? scaleLinear().domain([0, most]).range([plotHeight, 0])
      : scaleLinear()
          .domain(least === most ? [least - 1, most] : [least, most])
          .range([plotHeight - 20, 0]);
  const middle = (index: number) => (across(index) ?? 0) + across.bandwidth() / 2;
  const labeled = labeledOf(knownMonths, [least, most], (point) => [
    middle(point.index),
    up(point.value),
  ]);
  const isBelow = (place: number) => {
    const [value, before] = [knownMonths[place]?.value ?? 0, knownMonths[place - 1]?.value];
    return kind === "line" && value < (before ?? knownMonths[place + 1]?.value ?? value);
  };
  const points = knownMonths.map(({ value, index }, place) => ({
    index,
    x: middle(index),
    y: up(value),
    isLabeled: labeled.has(index),
    isBelow: isBelow(place),
    text: months[index]?.text ?? "",
    left: across(index) ?? 0,
    width: across.bandwidth(),
  }));
  const path = line<ChartMonth>()
    .defined(({ value }) => value !== null)
    .x((_, index) => middle(index))
    .y(({ value }) => up(value ?? 0));
  return {
    kind,
    points,
    path: kind === "line" ? path(months) : null,
    ends: [months[0]?.label ?? "", months.at(-1)?.label ?? ""] as const,
    description: description(months, knownMonths, [least, most], language),
  };
}

type MonthPoint = { value: number; index: number };
type Extent = readonly [least: number, most: number];

/** The last one, then the highest and the lowest, as far as there is room. */
function labeledOf(
  points: readonly MonthPoint[],
  [least, most]: Extent,
  placeOf: (point: MonthPoint) => readonly [x: number, y: number],
): Set<number> {
  const labeled = points.slice(-1);
  const isFree = (point: MonthPoint) =>
    labeled.every((other) => {
      const [[x, y], [otherX, otherY]] = [placeOf(point), placeOf(other)];
      return Math.abs(x - otherX) >= labelWidth || Math.abs(y - otherY) >= labelHeight * 2;
    });
  for (const extreme of [most, least]) {
    if (labeled.some(({ value }) => value === extreme)) continue;
    const point = points.find((candidate) => candidate.value === extreme && isFree(candidate));
    if (point) labeled.push(point);
  }
  return new Set(labeled.map(({ index }) => index));
}

/** Describes in words what is seen at a glance. */
function description(
  months: readonly ChartMonth[],
  points: readonly MonthPoint[],
  [least, most]: Extent,
  language: Language,
) {
  const { level, extremes } = insightServerMessages(language).chart;
  const named = (of: MonthPoint | undefined) => {
    const { text = "", label = "" } = months[of?.index ?? 0] ?? {};
    return { text, label };
  };
  const latest = named(points.at(-1));
  if (least === most) return level({ value: latest.text, count: points.length });
  const lowest = named(points.find(({ value }) => value === least));
  const highest = named(points.find(({ value }) => value === most));
  return extremes({
    lowest: lowest.text,
    lowestMonth: lowest.label,
    highest: highest.text,
    highestMonth: highest.label,
    latest: latest.text,
    latestMonth: latest.label,
  });
}
