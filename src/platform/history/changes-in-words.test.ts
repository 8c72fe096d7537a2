import { expect, it } from "vitest";
import { changesInWords } from "./changes-in-words.ts";

const labels = { street: "Street", type: "Type" };
const inWords = (name: string, value: unknown) =>
  name === "type" && value === "clinic" ? "“Clinic”" : undefined;

it("says from what to what each field was changed", () => {
  const before = { street: "", type: "office", secret: "a" };
  const after = { street: "1 Main St", type: "clinic", secret: "b" };
  expect(changesInWords({ before, after }, { labels, inWords })).toBe(
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
    expect(changesInWords(change, { labels })).toBe("");
});
