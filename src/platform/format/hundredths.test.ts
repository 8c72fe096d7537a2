import { expect, it } from "vitest";
import { centsText, hundredthsOf, hundredthsText } from "./hundredths.ts";

it.each([
  ["7.65", 765],
  [" 7.65 % ", 765],
  ["$1,240.50", 124_050],
  ["20", 2_000],
  [".5", 50],
  ["0", 0],
  ["16.8", 1_680],
  ["", undefined],
  [".", undefined],
  ["1.234", undefined],
  ["-3", undefined],
  ["1e3", undefined],
  ["=1+1", undefined],
  ["12,34", undefined],
])("reads %j as %j hundredths", (text, hundredths) => {
  expect(hundredthsOf(text)).toBe(hundredths);
});

it("writes every number in a way that it reads again", () => {
  for (let n = 0; n < 3_000; n += 7) {
    expect(hundredthsOf(hundredthsText(n))).toBe(n);
    expect(hundredthsOf(centsText(n))).toBe(n);
  }
});

it.each([
  [1_950, "19.50"],
  [2_000, "20.00"],
  [5, "0.05"],
  [100_000_029, "1000000.29"],
])("writes %j cents as %j", (cents, text) => {
  expect(centsText(cents)).toBe(text);
});
