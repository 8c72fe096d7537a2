/** Turns rows of a query into figures: a row without a month covers the whole period. */
import { monthsOf, type Period } from "./insight-period.ts";
import type { Insight, InsightName } from "./insight-types.ts";

export interface FigureRow {
  isNow: boolean;
  /** Null for the whole period. */
  month: string | null;
  part: string | undefined;
  value: number | undefined;
  rows: number;
  /** The number of work orders that the reports are about; undefined for other records. */
  orders?: number | undefined;
}

/** @param rows of one figure and part, the period before included */
export function insightOf(
  name: InsightName,
  part: string | undefined,
  rows: readonly FigureRow[],
  period: Period,
): Insight {
  const whole = (isNow: boolean) =>
    rows.find((row) => row.isNow === isNow && row.month === null && row.part === part);
  const inMonth = (month: string) =>
    rows.find((row) => row.isNow && row.month === month && row.part === part);
  const [now, before] = [whole(true), whole(false)];
  return {
    name,
    part,
    value: now?.value,
    rows: now?.rows ?? 0,
    ...ordersOf(now),
    before: before?.value,
    rowsBefore: before?.rows ?? 0,
    months: monthsOf(period).map((month) => {
      const figures = inMonth(month);
      return { month, value: figures?.value, rows: figures?.rows ?? 0, ...ordersOf(figures) };
    }),
  };
}

const ordersOf = (row: FigureRow | undefined): Pick<FigureRow, "orders"> =>
  row?.orders === undefined ? {} : { orders: row.orders };

/** One figure for each part that has anything, in the order given. */
export const insightsOf = (
  name: InsightName,
  parts: readonly string[],
  rows: readonly FigureRow[],
  period: Period,
): Insight[] =>
  parts
    .filter((part) => rows.some((row) => row.part === part && row.rows > 0))
    .map((part) => insightOf(name, part, rows, period));

/** Adds up the parts of each month. */
export function sumOfParts(rows: readonly FigureRow[]): FigureRow[] {
  const together = Map.groupBy(rows, ({ isNow, month }) => `${isNow} ${month}`);
  return [...together.values()].flatMap((parts) => {
    const [first] = parts;
    if (first === undefined) return [];
    const sum = (of: (row: FigureRow) => number) =>
      parts.reduce((total, row) => total + of(row), 0);
    const value = sum((row) => row.value ?? 0);
    return [{ ...first, part: undefined, value, rows: sum((row) => row.rows) }];
  });
}

/** A figure is zero where nothing happened. */
export const orZero = (insight: Insight): Insight => ({
  ...insight,
  value: insight.value ?? 0,
  before: insight.before ?? 0,
  months: insight.months.map((month) => ({ ...month, value: month.value ?? 0 })),
});

/** Drivers give numbers of aggregates as text. */
export const numberOf = (value: unknown): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);

export const placeOf = (row: Record<string, unknown>) => ({
  isNow: row.is_now === true,
  month: typeof row.month === "string" ? row.month : null,
});
