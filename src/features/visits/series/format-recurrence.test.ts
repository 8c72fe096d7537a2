import { expect, it } from "vitest";
import { formatRecurrence } from "./format-recurrence.server.ts";
import { type Pattern, ruleOf } from "./recurrence-rule.ts";

const weekly = (interval: number, ...weekdays: number[]): Pattern => ({
  every: "week",
  interval,
  weekdays,
});

it.each<[string, string, Pattern]>([
  ["Every day", "Todos los días", weekly(1, 1, 2, 3, 4, 5, 6, 7)],
  ["Monday to Friday", "De lunes a viernes", weekly(1, 1, 2, 3, 4, 5)],
  ["Tuesday and Friday", "Los martes y viernes", weekly(1, 2, 5)],
  ["Every second week on Sunday", "Los domingos, cada dos semanas", weekly(2, 7)],
  [
    "Every third week on Monday, Wednesday, and Saturday",
    "Los lunes, miércoles y sábados, cada tres semanas",
    weekly(3, 1, 3, 6),
  ],
  [
    "First Saturday of the month",
    "El primer sábado del mes",
    { every: "month", ordinal: 1, weekday: 6 },
  ],
  [
    "Last Monday of the month",
    "El último lunes del mes",
    { every: "month", ordinal: -1, weekday: 1 },
  ],
])("says when crews come: %s", (english, spanish, pattern) => {
  expect(formatRecurrence(ruleOf(pattern), "en")).toBe(english);
  expect(formatRecurrence(ruleOf(pattern), "es")).toBe(spanish);
});
