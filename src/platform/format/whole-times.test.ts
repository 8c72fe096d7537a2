import { expect, it } from "vitest";
import { timeAt } from "./day-format.ts";
import { wholeTimes } from "./whole-times.ts";

it.each(["en", "es"] as const)("parts no time from its AM or PM, in %s", (language) => {
  const time = timeAt(new Date("2026-12-01T16:00:00Z"), "America/Chicago", language);
  const sentence = `${time}, and am on time at 10:00 or at 2 places`;
  const whole = wholeTimes(sentence);
  expect(whole).toBe(`${time.replaceAll(" ", "\u00a0")}, and am on time at 10:00 or at 2 places`);
  expect(whole).toContain("\u00a0");
});
