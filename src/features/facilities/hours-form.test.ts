import { expect, it } from "vitest";
import { hoursFields, readHours, usualWeek } from "./hours-form.ts";

const monday = (...pairs: [string, string][]) =>
  readHours(
    Object.fromEntries(
      pairs.flatMap(([from, to], n) => [
        [`from.0.${n}`, from],
        [`to.0.${n}`, to],
      ]),
    ),
    "en",
  );

it.each([
  [
    "two intervals, in the order of the day",
    [
      ["13:00", "18:00"],
      ["08:00", "12:00"],
    ],
    [
      ["08:00", "12:00"],
      ["13:00", "18:00"],
    ],
  ],
  ["midnight as the end of the day", [["18:00", "00:00"]], [["18:00", "24:00"]]],
  ["round the clock", [["00:00", "00:00"]], [["00:00", "24:00"]]],
  [
    "intervals that meet",
    [
      ["08:00", "12:00"],
      ["12:00", "18:00"],
    ],
    [
      ["08:00", "12:00"],
      ["12:00", "18:00"],
    ],
  ],
  ["nothing: closed", [["", ""]], []],
] as [string, [string, string][], [string, string][]][])("takes %s", (_, intervals, day) => {
  expect(monday(...intervals)).toEqual({ ok: true, week: [day, [], [], [], [], [], []] });
});

it.each([
  ["half an interval", [["08:00", ""]], "both times"],
  ["an end before the beginning", [["18:00", "08:00"]], "after the start"],
  ["no length", [["08:00", "08:00"]], "after the start"],
  ["what is no time", [["8 am", "25:00"]], "such as 08:00"],
  [
    "intervals that overlap",
    [
      ["08:00", "12:00"],
      ["11:59", "18:00"],
    ],
    "overlap",
  ],
] as [string, [string, string][], string][])(
  "refuses %s, and names the day",
  (_, intervals, sentence) => {
    expect(monday(...intervals)).toEqual({
      ok: false,
      errors: { "day.0": expect.stringContaining(sentence) },
    });
  },
);

it("gives back what was stored", () => {
  const week = [[["00:00", "24:00"]], ...usualWeek.slice(1)] as typeof usualWeek;
  expect(readHours(hoursFields(week), "en")).toEqual({ ok: true, week });
});
