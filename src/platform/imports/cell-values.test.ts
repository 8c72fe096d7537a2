import { expect, it } from "vitest";
import { chooseAmong, isFailedFormula, isFormula, readDay } from "./cell-values.ts";

it.each([
  "11/26/2026",
  "11/26/26",
  "11-26-2026",
  "2026-11-26",
  "2026/11/26",
  "2026-11-26T09:30:00Z",
  "11/26/2026 9:30 AM",
  "Nov 26, 2026",
  "November 26th, 2026",
  "26-Nov-2026",
])("%s is a day in November", (cell) => {
  expect(readDay(cell)).toEqual({ ok: true, day: "2026-11-26" });
});

it.each([
  ["26/11/2026", "day-first"],
  ["0000-00-00", "out-of-range"],
  ["9999-12-31", "out-of-range"],
  ["1/1/1900", "out-of-range"],
  ["2026-02-30", "no-day"],
  ["13/13/2026", "no-day"],
  ["next week", "no-day"],
  ["46352", "no-day"],
])("%s is none: %s", (cell, reason) => {
  expect(readDay(cell)).toEqual({ ok: false, reason });
});

it("tells formulas that were never computed, and those that have failed", () => {
  expect(["=A1", '=HYPERLINK("x")', "+1 555", "-"].map(isFormula)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(["#REF!", "#N/A", "#1 Main St"].map(isFailedFormula)).toEqual([true, true, false]);
});

it("chooses by value, label in any language, or another name", () => {
  const choices = (language: string) => [
    { value: "exam-room", label: language === "es" ? "Consultorio" : "Exam room" },
  ];
  const others = { "exam-room": ["treatment room"] };
  for (const written of ["exam-room", "EXAM ROOM", "consultorio", "Treatment room"])
    expect(chooseAmong(written, choices, others)).toBe("exam-room");
  expect(chooseAmong("attic", choices, others)).toBe("attic");
  expect(chooseAmong(" ", choices, others)).toBe("");
});
