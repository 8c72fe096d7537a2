import { expect, it } from "vitest";
import { type ClosedReport, occupantReportClosed } from "./occupant-report-closed.tsx";

const report: ClosedReport = {
  language: "en",
  outcome: "done",
  areaName: "Restroom 204",
  facilityName: "Clinic",
  address: "https://example.com/r/7KRM-4M2W-FHTX/id.secret",
};

it("says in one mail what became of it, and where to say that it did not help", async () => {
  const { subject, html, text } = await occupantReportClosed(report);
  expect(subject).toBe("Done: what you reported (Restroom 204, Clinic)");
  for (const content of [html, text]) {
    expect(content).toContain(report.address);
    expect(content).toContain("within 48 hours");
    expect(content).toContain("We’ll delete the address");
  }
  expect(html).toContain('lang="en-US"');
});

it("is in Spanish for who reported in Spanish", async () => {
  const { subject, html, text } = await occupantReportClosed({ ...report, language: "es" });
  expect(subject).toBe("Listo: lo que usted reportó (Restroom 204, Clinic)");
  expect(html).toContain('lang="es-US"');
  expect(text).toContain("en las próximas 48 horas");
});

it("says so where it was declined, and does not call it done", async () => {
  const { subject, text } = await occupantReportClosed({ ...report, outcome: "declined" });
  expect(subject).not.toContain("Done");
  expect(text).toContain("can’t do it");
  expect(text).not.toContain("48 hours");
});

it("stays one line where a room's name is more", async () => {
  const { subject } = await occupantReportClosed({ ...report, areaName: "Room\r\nBcc: all" });
  expect(subject).not.toMatch(/[\r\n]/);
});
