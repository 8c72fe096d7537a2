import { expect, it } from "vitest";
import { formatStoppedTime, formatTimeLate, formatTimeLeft } from "./time-left.ts";

const now = Date.parse("2026-11-24T14:00:00Z");
const hour = 3_600_000;
const due = (hours: number) => ({
  dueAt: new Date(now + hours * hour),
  timeZone: "America/Chicago",
  visitDate: null,
});

it.each<[string, number, number]>([
  ["3 h 20 min left", 3 + 1 / 3, 4],
  ["10 h left", 10, 47],
  ["by Dec 8", 100, 14 * 24],
  ["2 h late", -2, -3],
  ["6 days late", -60, -6 * 24 - 1],
])("a clock of opening hours reads: %s", (words, counted, hours) => {
  expect(formatTimeLeft(counted * hour, hours < 0, due(hours), "en", now)).toBe(words);
});

it("what a visit brings is due with it, however near, and late around the clock", () => {
  const withVisit = (hours: number, language: "en" | "es") =>
    formatTimeLeft(
      hours * hour,
      hours < 0,
      { ...due(hours), visitDate: "2026-11-30" },
      language,
      now,
    );
  expect(withVisit(25, "en")).toBe("with the visit on Nov 30");
  expect(withVisit(25, "es")).toBe("con la visita del 30 nov");
  expect(withVisit(-26, "en")).toBe("26 h late");
});

it.each<[string, number, number]>([
  ["Clock stopped, 3 h left", 3, 17],
  ["Clock stopped, 4 days left", 25, 4 * 24],
  ["Clock stopped, about a week left", 50, 7 * 24],
  ["Clock stopped, about two weeks left", 99, 14 * 24],
])("a clock that is stopped, and has no date, reads: %s", (words, counted, hours) => {
  expect(formatStoppedTime(counted * hour, hours * hour, "en")).toBe(words);
});

it("what came late by days was not late by opening hours", () => {
  expect(formatTimeLate(60 * hour, 6 * 24 * hour, "en")).toBe("6 days");
  expect(formatTimeLate(3 * hour, 20 * hour, "en")).toBe("3 h");
});

it("says in Spanish whether one is left or several are", () => {
  const left = (hours: number) => formatTimeLeft(hours * hour, false, due(hours), "es", now);
  expect([1, 1.5, 3, 0.01].map(left)).toEqual([
    "Queda 1 h",
    "Queda 1 h 30 min",
    "Quedan 3 h",
    "Queda menos de un minuto",
  ]);
  expect(formatStoppedTime(99 * hour, 14 * 24 * hour, "es")).toBe(
    "Plazo en pausa, quedan cerca de dos semanas",
  );
});
