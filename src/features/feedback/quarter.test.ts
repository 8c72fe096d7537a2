import { expect, it } from "vitest";
import { formatQuarter } from "#platform/format/quarter-format.server.ts";
import { quarterToAskAbout } from "./feedback-filter.ts";

const at = (iso: string) => quarterToAskAbout(new Date(iso), "America/Chicago");

it("asks about the quarter before, by the company's calendar", () => {
  // Midnight of October 1 in Chicago is 05:00 UTC.
  expect(at("2026-10-01T04:59:00Z")).toBeUndefined();
  expect(at("2026-10-01T05:00:00Z")).toEqual({
    name: "2026-Q3",
    begins: new Date("2026-07-01T05:00:00Z"),
    ends: new Date("2026-10-01T05:00:00Z"),
  });
  expect(at("2027-01-15T12:00:00Z")?.name).toBe("2026-Q4");
});

it("asks in the first 28 days alone", () => {
  expect(at("2026-10-28T12:00:00Z")?.name).toBe("2026-Q3");
  expect(at("2026-10-29T12:00:00Z")).toBeUndefined();
});

it("names a quarter by its months", () => {
  expect(formatQuarter("2026-Q3", "en")).toBe("from July to September 2026");
});
