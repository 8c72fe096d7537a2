import { expect, it } from "vitest";
import { leastProcessorTime } from "#tests/support/processor-time.ts";
import { classRulesOf } from "./class-rules.ts";

const maxMs = 500;

it("reads the rules of classes, and no comment", () => {
  expect(classRulesOf("/* a */ .a, .b { fill: red } .a{/* b */stroke:blue}/* c */")).toEqual(
    new Map([
      [
        "a",
        [
          ["fill", "red"],
          ["stroke", "blue"],
        ],
      ],
      ["b", [["fill", "red"]]],
    ]),
  );
});

it.each([
  "a { fill: red }",
  "@import 'a';",
  ".a { fill: red",
  "/* without an end .a { fill: red }",
])("refuses %j", (sheet) => expect(classRulesOf(sheet)).toBeUndefined());

it.each([
  ["comments that do not end", "/*a".repeat(60_000), undefined],
  ["a class with very many rules", ".a{b:c}".repeat(28_000), 28_000],
])("keeps nobody waiting for %s", async (_, sheet, count) => {
  expect(classRulesOf(sheet)?.get("a")?.length).toBe(count);
  expect(await leastProcessorTime(() => classRulesOf(sheet), maxMs)).toBeLessThan(maxMs);
});
