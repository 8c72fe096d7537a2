import { expect, it } from "vitest";
import * as z from "zod/mini";
import { dayBounds } from "#ui/form/day-bounds.ts";
import {
  calendarDay,
  calendarMonth,
  calendarYear,
  dayInAddress,
  firstDay,
  lastDay,
  monthInAddress,
  optionalDay,
} from "./calendar-day.ts";

const hostileDays = [
  "0000-01-01",
  "0001-01-01",
  "1999-12-31",
  "2100-01-01",
  "9999-12-31",
  "10000-01-01",
  "+010000-01-01",
  "-000001-01-01",
  "2026-02-30",
  "2027-02-29",
  "2026-00-10",
  "2026-13-01",
  "2026-1-1",
  "20260101",
  "2026-01-01T00:00",
  " 2026-01-01",
  "2026-01-01\0",
  "infinity",
  "",
];

it.each(["2000-01-01", "2000-02-29", "2028-02-29", "2099-12-31"])("takes the day %s", (day) => {
  expect(z.parse(calendarDay("en"), day)).toBe(day);
  expect(z.parse(optionalDay("en"), day)).toBe(day);
  expect(z.parse(dayInAddress(), day)).toBe(day);
});

it.each(hostileDays)("refuses %j, and leaves it out of an address", (day) => {
  expect(z.safeParse(calendarDay("en"), day).success).toBe(false);
  expect(z.parse(dayInAddress(), day)).toBeUndefined();
});

it("says what is wrong: no day, or a year that nobody plans for", () => {
  const message = (day: unknown) =>
    z.safeParse(calendarDay("en", "Which day?"), day).error?.issues[0];
  expect(message("soon")?.message).toBe("Which day?");
  expect(message("9999-12-31")?.message).toBe("Please enter a day from 2000 to 2099");
});

it("takes an empty field of a form for no day", () => {
  expect(z.parse(optionalDay("en"), "")).toBeUndefined();
  expect(z.parse(optionalDay("en"), undefined)).toBeUndefined();
});

it.each(["2000-01", "2099-12"])("takes the month %s", (month) => {
  expect(z.parse(calendarMonth("en"), month)).toBe(month);
});

it.each(["0000-01", "1999-12", "2100-01", "9999-12", "2026-00", "2026-13", "2026-1", "2026"])(
  "refuses the month %s, and leaves it out of an address",
  (month) => {
    expect(z.safeParse(calendarMonth("en"), month).success).toBe(false);
    expect(z.parse(monthInAddress(), month)).toBeUndefined();
  },
);

it("takes a year of four digits within them, and no other", () => {
  expect(["2000", "2099"].map((year) => z.parse(calendarYear("en"), year))).toEqual([2000, 2099]);
  for (const year of ["1999", "2100", "0000", "9999", "20", "2026.5", "20261", " 2026", ""])
    expect(z.safeParse(calendarYear("en"), year).success, year).toBe(false);
});

it("has the bounds that fields of browsers have", () => {
  expect(dayBounds).toEqual({
    date: { min: firstDay, max: lastDay },
    month: { min: firstDay.slice(0, 7), max: lastDay.slice(0, 7) },
  });
});
