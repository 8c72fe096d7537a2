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
  ["5", "5-week"],
  ["5x", "5-week"],
  ["5 x week", "5-week"],
  ["5/wk", "5-week"],
  ["5 per week", "5-week"],
  ["5 days a week", "5-week"],
  ["5 Times A Week", "5-week"],
  ["5 veces a la semana", "5-week"],
  ["2 veces al mes", "2-month"],
  ["every day", "7-week"],
  ["todos los días", "7-week"],
  ["weekly", "1-week"],
  ["twice a month", "2-month"],
  ["2x per year", "2-year"],
])("%s", (written, value) => {
  expect(readFrequency(written)).toBe(value);
});

it("leaves alone what is no frequency of ours", () => {
  for (const written of [
    "",
    "8",
    "9x/week",
    "9 times a week",
    "sometimes",
    "5 per moon",
    "2 a fortnight",
  ])
    expect(readFrequency(written)).toBeUndefined();
});
