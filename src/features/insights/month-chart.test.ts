import { describe, expect, it } from "vitest";
import { chartOf, plotHeight } from "./month-chart.server.ts";

const months = (...values: (number | null)[]) =>
  values.map((value, index) => ({ value, label: `Month ${index + 1}`, text: `${value}%` }));

describe("a chart of months", () => {
  it("draws what is counted from zero, the highest as tall as there is room", () => {
    const chart = chartOf(months(2, 0, 4), "columns", "en");
    expect(chart?.points.map(({ y }) => plotHeight - y)).toEqual([plotHeight / 2, 0, plotHeight]);
    expect(chart?.path).toBeNull();
    for (const { left, width } of chart?.points ?? []) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(100);
    }
  });

  it("leaves a gap where there was nothing to count", () => {
    const chart = chartOf(months(90, null, 80, 85), "line", "en");
    expect(chart?.points.map(({ index }) => index)).toEqual([0, 2, 3]);
    // Another line begins after the gap.
    expect(chart?.path?.match(/M/g)).toHaveLength(2);
    const [first, lowest] = chart?.points ?? [];
    expect(first?.y).toBe(0);
    expect(lowest?.y).toBeGreaterThan(0);
    expect(lowest?.y).toBeLessThan(plotHeight);
  });

  it("says the last, the highest and the lowest, and writes them apart from each other", () => {
    const chart = chartOf(months(5, 1, 3, 3, 3, 9, 3, 3, 3, 3, 3, 3, 4), "line", "en");
    expect(chart?.points.filter((point) => point.isLabeled).map(({ text }) => text)).toEqual([
      "1%",
      "9%",
      "4%",
    ]);
    expect(chart?.description).toBe(
      "lowest 1% in Month 2, highest 9% in Month 6, latest 4% in Month 13",
    );
    expect(chart?.ends).toEqual(["Month 1", "Month 13"]);
    const crowded = chartOf(
      months(...Array.from({ length: 13 }, (_, n) => 4 - (n % 2) / 100)),
      "columns",
      "en",
    );
    const labeled = crowded?.points.filter((point) => point.isLabeled) ?? [];
    expect(labeled).toHaveLength(2);
    expect((labeled[1]?.x ?? 0) - (labeled[0]?.x ?? 0)).toBeGreaterThan(20);
  });

  it("is level where nothing changes, and is not drawn of a single month or of zeros", () => {
    const level = chartOf(months(7, 7, 7), "line", "en");
    expect(new Set(level?.points.map(({ y }) => y)).size).toBe(1);
    expect(level?.description).toBe("7% in each of 3 months");
    expect(chartOf(months(7, null), "line", "en")).toBeUndefined();
    expect(chartOf(months(0, 0, 0), "columns", "en")).toBeUndefined();
  });
});
