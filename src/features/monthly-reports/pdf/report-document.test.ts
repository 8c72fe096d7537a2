import { describe, expect, it, vi } from "vitest";
import { renderPdf } from "#platform/pdf/render-pdf.ts";
import { type MonthlyReportDocument, renderMonthlyReport } from "./report-document.ts";

vi.setConfig({ testTimeout: 120_000 });

const number = (label: string) => ({
  label,
  text: "93.5%",
  of: "of 62 visits",
  trend: "worse" as const,
  change: "Worse: 2.3 points less than in September (95.8%)",
});
const row = (name: string) => ({
  name,
  cells: Array.from({ length: 5 }, () => ["93.5%", "was 95.8%"] as const),
});

const report = (over: Partial<MonthlyReportDocument> = {}): MonthlyReportDocument => ({
  language: "en",
  month: "October 2026",
  clientName: "Lakeside",
  place: "All 2 facilities",
  made: "Nov 2, 2026",
  date: Date.UTC(2026, 10, 2),
  numbers: ["Inspection score", "Visits on time", "Visits missed", "Feedback"].map(number),
  columns: ["Inspection score", "Visits on time", "Visits missed", "Missed targets", "Feedback"],
  rows: [row("Clinic"), row("Store")],
  sections: [
    { title: "In short", sentences: ["Our crews made all 62 visits on time.", "Nothing else."] },
  ],
  definitions: [{ label: "Visits missed", text: "Visits to which no crew came." }],
  ...over,
});

/** Dictionaries are written uncompressed, so they can be read as text. */
const count = (file: Buffer, pattern: RegExp) =>
  file.toString("latin1").match(pattern)?.length ?? 0;

describe("a monthly report as a PDF", () => {
  it("is tagged, titled and in its language, with headings and a row for each facility", async () => {
    const file = await renderMonthlyReport(report());
    const text = file.toString("latin1");
    expect(text).toContain("/Marked true");
    expect(text).toContain("/Lang (en-US)");
    expect(text).toContain("/DisplayDocTitle true");
    expect(text).toContain("(Monthly report October 2026, Lakeside)");
    expect(count(file, /\/Type \/Page\b/g)).toBe(1);
    expect(count(file, /\/S \/H1\b/g)).toBe(1);
    // By facility, In short, What the numbers mean.
    expect(count(file, /\/S \/H2\b/g)).toBe(3);
    expect(count(file, /\/S \/TR\b/g)).toBe(3);
  });

  it("goes on over the pages of 200 facilities with any names, each in the tags once", async () => {
    const rows = Array.from({ length: 200 }, (_, n) =>
      row(`${n} Łazienka 厕所 ${"wide ".repeat(9)}`),
    );
    const content = report({
      rows,
      sections: [{ title: "Long", sentences: ["x ".repeat(900)] }],
    });
    const file = Buffer.from((await renderPdf({ kind: "monthly-report", content })) ?? []);
    expect(count(file, /\/S \/TR\b/g)).toBe(201);
    expect(count(file, /\/Type \/Page\b/g)).toBeGreaterThan(10);
  });
});
