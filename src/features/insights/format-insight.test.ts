import { describe, expect, it } from "vitest";
import type { Insight, InsightName } from "./insight-types.ts";
import { readPeriod } from "./insights-page.server.ts";
import {
  changeOf,
  figureText,
  insightLabel,
  insightMeaning,
  rowsText,
} from "./read-insights.server.ts";

const insight = (name: InsightName, value?: number, before?: number): Insight => ({
  name,
  part: undefined,
  value,
  before,
  rows: 1,
  rowsBefore: 1,
  months: [],
});

describe("figures in words", () => {
  it("say whether more is better", () => {
    expect(changeOf(insight("inspection-score", 91.25, 88), "en")).toEqual({
      trend: "better",
      text: "Better: 3.3 points more than in the previous period (88.0%)",
    });
    expect(changeOf(insight("response", 125, 60), "en")).toEqual({
      trend: "worse",
      text: "Worse: 1 h 5 min more than in the previous period (1 h)",
    });
    const resolution = insight("resolution", 6_000, 5_000);
    expect(figureText(resolution, resolution.value, "en")).toBe("10 business days");
    expect(changeOf(resolution, "en").text).toBe(
      "Worse: 1.7 business days more than in the previous period (8.3 business days)",
    );
    const emergency = { ...resolution, part: "emergency" };
    expect(figureText(emergency, emergency.value, "en")).toBe("4.2 days");
    expect(changeOf(insight("occupant-reports", 1, 3), "en")).toEqual({
      trend: "neither",
      text: "2 less than in the previous period (3)",
    });
  });

  it("differ by what stands there, not by what was rounded away", () => {
    expect(changeOf(insight("response", 29.5, 35.4), "en").text).toBe(
      "Better: 5 min less than in the previous period (35 min)",
    );
    expect(changeOf(insight("inspection-score", 91.26, 88.04), "en").text).toContain("3.3 points");
    expect(changeOf(insight("feedback", 8.25, 7.04), "en").text).toContain("1.3 more");
    expect(changeOf(insight("cost", 14.76, 14.64), "en").text).toContain("$0.002 more");
    // Ten hours are a business day: 2.3 of them, and before 1.7.
    expect(changeOf(insight("resolution", 1_379, 1_021), "en").text).toBe(
      "Worse: 6 h more than in the previous period (1.7 business days)",
    );
  });

  it("call no difference what nobody can read, and nothing better than nothing", () => {
    expect(changeOf(insight("cost", 14.701, 14.702), "en").text).toBe(
      "The same as in the previous period",
    );
    expect(changeOf(insight("feedback", 9), "en").trend).toBe("neither");
    expect(changeOf(insight("feedback", undefined, 9), "en").text).toBe(
      "Nothing to count in this period",
    );
    expect(figureText(insight("visits-on-time"), undefined, "en")).toBe("–");
  });
});

describe("figures in Spanish", () => {
  it("say whether more is better, and of how many", () => {
    expect(changeOf(insight("inspection-score", 91.25, 88), "es").text).toBe(
      "Mejor: 3.3 puntos más que en el período anterior (88.0%)",
    );
    expect(insightLabel({ name: "response", part: "emergency" }, "es")).toBe(
      "Tiempo de respuesta: emergencia",
    );
    expect(rowsText({ name: "visits-missed" }, { rows: 1 }, "es")).toBe("1 visita");
    const reports = { rows: 6, orders: 3 };
    expect(rowsText({ name: "occupant-reports" }, reports, "en")).toBe(
      "6 reports in 3 work orders",
    );
    expect(rowsText({ name: "occupant-reports" }, reports, "es")).toBe(
      "6 reportes en 3 órdenes de trabajo",
    );
    expect(insightMeaning({ name: "visits-on-time" }, "es")).toContain(
      "15 minutos después del inicio",
    );
  });
});

describe("the period of an address", () => {
  const today = "2026-11-22";
  const periodOf = (search: string) => readPeriod(new URLSearchParams(search), today).period;

  it("is 90 days up to today, or what was asked for", () => {
    expect(periodOf("")).toEqual({ from: "2026-08-25", to: "2026-11-22" });
    expect(periodOf("days=30")).toEqual({ from: "2026-10-24", to: "2026-11-22" });
    expect(periodOf("month=2026-02&days=30")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
    expect(periodOf("from=2026-05-02&to=2026-05-01")).toEqual({
      from: "2026-05-01",
      to: "2026-05-02",
    });
    expect(periodOf("from=2026-11-01")).toEqual({ from: "2026-11-01", to: "2026-11-22" });
  });

  it("is the usual one where the address makes no sense", () => {
    for (const search of ["days=31", "month=2026-13", "from=2026-02-30", "facility=x", "to=soon"])
      expect(periodOf(search), search).toEqual(periodOf(""));
  });

  it("says where it is another one than was asked for", () => {
    const isMisunderstood = (search: string) =>
      readPeriod(new URLSearchParams(search), today).isMisunderstood;
    for (const search of ["days=31", "month=2026-13", "from=9999-12-30&to=9999-12-31", "to=soon"])
      expect(isMisunderstood(search), search).toBe(true);
    for (const search of ["", "days=30", "month=2026-02", "from=&to=", "from=2026-05-02&month="])
      expect(isMisunderstood(search), search).toBe(false);
  });
});
