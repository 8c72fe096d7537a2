import { expect, it } from "vitest";
import { readFrequency } from "./read-frequency.ts";

it.each([
  ["5-week", "5-week"],
  ["5 times a week", "5-week"],
  ["5x/week", "5-week"],
  ["3 veces por semana", "3-week"],
  ["Daily", "7-week"],
  ["mensual", "1-month"],
  ["Quarterly", "1-quarter"],
  ["once a year", "1-year"],
])("%s", (written, value) => {
  expect(readFrequency(written)).toBe(value);
});

it("leaves alone what is no frequency of ours", () => {
  for (const written of ["", "9 times a week", "sometimes", "2 a fortnight"])
    expect(readFrequency(written)).toBeUndefined();
});
