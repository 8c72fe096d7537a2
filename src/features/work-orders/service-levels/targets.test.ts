import { expect, it } from "vitest";
import { priorities } from "./priority-types.ts";
import { defaultTargets, promiseOf } from "./targets.ts";

it("an emergency is never answered slower than what is less urgent", () => {
  const minutes = priorities.map((priority) => defaultTargets[priority].responseMinutes);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
});

it("a promise is made in hours, days and weeks that a reader knows", () => {
  expect(priorities.map((priority) => promiseOf(priority, defaultTargets[priority]))).toEqual([
    "We answer within 1 hour and are done within 4 hours, day and night.",
    "We answer within 1 hour and are done within one business day, counted while the facility is open.",
    "We answer within 2 hours and are done within 3 business days, counted while the facility is open.",
    "We answer within one business day and are done within about two weeks.",
  ]);
});
