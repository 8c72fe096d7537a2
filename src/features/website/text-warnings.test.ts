import { expect, it } from "vitest";
import { websiteMessages } from "./messages.ts";
import { warningOf, warningsOfRanges } from "./text-warnings.ts";

const { warnings } = websiteMessages("en");

const warned = (value: string) =>
  warningOf(
    { document: "home", name: "sentence", kind: "text", value, shipped: "As shipped" },
    warnings,
  );

it("a sign that names no fact is pointed out, and those of the company are not", () => {
  expect(warned("Call {company.nope} now")).toContain("{company.nope} isn’t known");
  expect(warned("Call {company.telephone-number} now")).toContain("{company.telephone-number}");
  expect(warned("Call {company.phone} in {company.city}")).toBeUndefined();
});

it("a pay or days that contradict each other are pointed out, and others are not", () => {
  const found = (values: Readonly<Record<string, string>>) =>
    warningsOfRanges(values, "2026-11-29", warnings);
  const days = { posted: "2026-11-01", validThrough: "2026-11-29" };
  expect(found({ least: "50", most: "20" })).toEqual({ most: warnings.mostBelow });
  expect(found({ least: "9", most: "10", ...days })).toEqual({});
  expect(found({ least: "", most: "10", posted: "2026-11-29", validThrough: "" })).toEqual({});
  expect(found({ ...days, validThrough: "2026-10-31" })).toEqual({
    validThrough: warnings.lastBeforeFirst,
  });
  expect(found({ ...days, validThrough: "2026-11-28" })).toEqual({
    validThrough: warnings.lastIsPast,
  });
});
