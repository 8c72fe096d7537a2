import { describe, expect, it } from "vitest";
import { type OutcomeBasis, outcomeOf } from "./visit-outcome.ts";
import { formatOutcome, formatOutcomeWithin } from "./visit-summary.server.ts";

const ended: OutcomeBasis = {
  state: "completed",
  tasks: 42,
  tasksDone: 42,
  missedAt: null,
  checkedInAt: new Date("2026-11-23T04:04:00Z"),
  checkedOutAt: new Date("2026-11-23T07:48:00Z"),
  endsAt: new Date("2026-11-23T08:00:00Z"),
};
const overtime = { checkedOutAt: new Date("2026-11-23T08:10:00Z") };

describe("what became of a visit", () => {
  it.each<[string, Partial<OutcomeBasis>]>([
    ["Completed", {}],
    ["Completed", { tasks: 0, tasksDone: 0 }],
    ["Completed, 1 task not done", { tasksDone: 41 }],
    ["Completed, 10 tasks not done", { tasksDone: 32 }],
    ["Left early, 36 tasks not done", { tasksDone: 6 }],
    ["Left early, 1 task not done", { tasks: 1, tasksDone: 0 }],
    ["Not finished, 36 tasks not done", { tasksDone: 6, ...overtime }],
    ["Came late, left early, 36 tasks not done", { tasksDone: 6, missedAt: ended.endsAt }],
    ["Completed, late", { missedAt: ended.endsAt }],
    ["In progress", { state: "in-progress", tasksDone: 6, checkedOutAt: null }],
    ["Missed", { state: "missed", missedAt: ended.endsAt, checkedInAt: null, tasksDone: 0 }],
  ])("is: %s", (words, over) => {
    expect(formatOutcome({ ...ended, ...over }, "en")).toBe(words);
  });

  it("is said in Spanish, also in the middle of a sentence", () => {
    const left = { ...ended, tasksDone: 6 };
    expect(formatOutcome(left, "es")).toBe("Salida anticipada, 36 tareas sin hacer");
    expect(formatOutcomeWithin({ ...ended, tasksDone: 41 }, "es")).toBe(
      "terminada, 1 tarea sin hacer",
    );
  });

  it("is unfinished with more than a quarter undone, once the crew has left", () => {
    expect(outcomeOf({ ...ended, tasksDone: 32 })).toBe("completed");
    expect(outcomeOf({ ...ended, tasksDone: 31 })).toBe("unfinished");
    expect(outcomeOf({ ...ended, state: "in-progress", tasksDone: 0 })).toBe("in-progress");
  });
});
