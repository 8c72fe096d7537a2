import { expect, it } from "vitest";
import { formatRecurrence } from "./list-series.server.ts";
import { monthIntervals, type Pattern, patternOf, ruleOf } from "./recurrence-rule.ts";
import { patternInputs } from "./series-form.ts";

const weekly = (interval: number, ...weekdays: number[]): Pattern => ({
  every: "week",
  interval,
  weekdays,
});

it.each<[string, string, Pattern]>([
  ["Every day", "Todos los días", weekly(1, 1, 2, 3, 4, 5, 6, 7)],
  ["Monday to Friday", "De lunes a viernes", weekly(1, 1, 2, 3, 4, 5)],
  ["Tuesday and Friday", "Los martes y viernes", weekly(1, 2, 5)],
  ["Every other week on Sunday", "Los domingos, cada dos semanas", weekly(2, 7)],
  [
    "Every third week on Monday, Wednesday and Saturday",
    "Los lunes, miércoles y sábados, cada tres semanas",
    weekly(3, 1, 3, 6),
  ],
  [
    "First Saturday of the month",
    "El primer sábado del mes",
    { every: "month", interval: 1, ordinal: 1, weekday: 6 },
  ],
  [
    "Last Monday of the month",
    "El último lunes del mes",
    { every: "month", interval: 1, ordinal: -1, weekday: 1 },
  ],
  [
    "Second Tuesday of the month, every third month",
    "El segundo martes del mes, cada tres meses",
    { every: "month", interval: 3, ordinal: 2, weekday: 2 },
  ],
  [
    "Last Friday of the month, once a year",
    "El último viernes del mes, una vez al año",
    { every: "month", interval: 12, ordinal: -1, weekday: 5 },
  ],
])("says when crews come: %s", (english, spanish, pattern) => {
  expect(formatRecurrence(ruleOf(pattern), "en")).toBe(english);
  expect(formatRecurrence(ruleOf(pattern), "es")).toBe(spanish);
});

it("keeps rules of each month as they were, and reads all that it writes", () => {
  const monthly = { every: "month", interval: 1, ordinal: 1, weekday: 6 } as const;
  expect(ruleOf(monthly)).toBe("FREQ=MONTHLY;BYDAY=1SA");
  for (const interval of monthIntervals) {
    const pattern = { ...monthly, interval };
    expect(patternOf(ruleOf(pattern))).toEqual(pattern);
    expect(patternInputs(ruleOf(pattern))).toMatchObject({ monthInterval: String(interval) });
  }
});
