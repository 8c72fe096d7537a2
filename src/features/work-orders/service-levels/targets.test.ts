import { expect, it } from "vitest";
import { priorities } from "./service-clock-types.ts";
import { defaultTargets, promiseOf } from "./targets.ts";

it("an emergency is never answered slower than what is less urgent", () => {
  const minutes = priorities.map((priority) => defaultTargets[priority].responseMinutes);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
});

it("a promise is made in hours, days and weeks that a reader knows", () => {
  expect(priorities.map((priority) => promiseOf(priority, defaultTargets[priority], "en"))).toEqual(
    [
      "We respond within 1 hour and finish within 4 hours, day and night.",
      "We respond within 1 hour and finish within one business day, counted while the facility is open.",
      "We respond within 2 hours and finish within 3 business days, counted while the facility is open.",
      "We respond within one business day and finish within about two weeks.",
    ],
  );
});
