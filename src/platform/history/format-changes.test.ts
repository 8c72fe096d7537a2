import { expect, it } from "vitest";
import { formatChanges } from "./format-changes.ts";

const labels = { street: "Street", type: "Type" };
const formatValue = (name: string, value: unknown) =>
  name === "type" && value === "clinic" ? "“Clinic”" : undefined;

it("says from what to what each field was changed", () => {
  const before = { street: "", type: "office", secret: "a" };
  const after = { street: "1 Main St", type: "clinic", secret: "b" };
  expect(formatChanges({ before, after }, { labels, formatValue, language: "en" })).toBe(
    "Street from nothing to “1 Main St”; Type from “office” to “Clinic”",
  );
});

it("says nothing of what was created, removed, or saved as it was", () => {
  for (const change of [
    { before: {}, after: { street: "1 Main St" } },
    { before: { street: "1 Main St" }, after: {} },
    { before: { street: "1 Main St" }, after: { street: "1 Main St" } },
    {},
  ])
    expect(formatChanges(change, { labels, language: "en" })).toBe("");
});
