import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-4", { start: 0, end: 4 }],
  ["bytes=5-", { start: 5, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=8-99", { start: 8, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=4-2", "whole"],
  ["bytes=-", "whole"],
  ["bytes=0-1,3-4", "whole"],
  ["lines=0-4", "whole"],
  [undefined, "whole"],
] as const)("reads %s of ten bytes", (header, expected) => {
  expect(readByteRange(header, 10)).toEqual(expected);
});
