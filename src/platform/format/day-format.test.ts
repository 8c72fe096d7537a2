import { expect, test } from "vitest";
import type { Language } from "#platform/language/language.ts";
import { dateFormat } from "./date-format.ts";
import { dayAs, dayWithYear, timeAt } from "./day-format.ts";

test("a day is written as it stands, whatever zone the server is in", () => {
  expect(dayWithYear("2026-12-31", "en")).toBe("Dec 31, 2026");
  expect(dayAs("2026-11-01", { month: "long", year: "numeric" }, "en")).toBe("November 2026");
  expect(dayAs("2026-11-23", { weekday: "long", month: "long", day: "numeric" }, "es")).toBe(
    "lunes 23 de noviembre",
  );
});

test("a time is that of the facility, with a plain space", () => {
  const moment = new Date("2026-11-23T04:04:00Z");
  expect(timeAt(moment, "America/Chicago", "en")).toBe("10:04 PM");
  expect(timeAt(moment, "America/New_York", "en")).toBe("11:04 PM");
});

test("a form is made once for each zone and language", () => {
  const of = (timeZone: string, language: Language = "en") =>
    dateFormat({ hour: "numeric", timeZone }, language);
  expect(of("America/Chicago")).toBe(of("America/Chicago"));
  expect(of("America/Chicago")).not.toBe(of("America/Denver"));
  expect(of("America/Chicago")).not.toBe(of("America/Chicago", "es"));
});

test("in Spanish no comma divides a weekday from its day, with a time and without", () => {
  const moment = new Date("2026-11-20T15:30:00Z");
  const of = (options: Intl.DateTimeFormatOptions, language: Language) =>
    dateFormat({ ...options, timeZone: "UTC" }, language).format(moment);
  expect(of({ dateStyle: "full" }, "es")).toBe("viernes 20 de noviembre de 2026");
  expect(of({ dateStyle: "full" }, "en")).toBe("Friday, November 20, 2026");
  const withTime = { weekday: "short", month: "short", day: "numeric", hour: "numeric" } as const;
  expect(of(withTime, "es")).toMatch(/^vie 20 de nov, 3/);
  expect(of(withTime, "en")).toMatch(/^Fri, Nov 20, 3/);
});
