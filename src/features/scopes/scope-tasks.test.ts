import { expect, it } from "vitest";
import { areaTypes } from "#features/facilities/areas/area-types.ts";
import { languages } from "#platform/language/language.ts";
import {
  frequencyOfTask,
  maxScopeTask,
  readScopeTasks,
  scopeTaskSentences,
  scopeTaskText,
  usualTasksOf,
} from "./scope-tasks.ts";

it("a text of tasks is read as it was written, in either language", () => {
  for (const language of languages)
    for (const { value } of areaTypes(language)) {
      const tasks = usualTasksOf(value, language);
      expect(readScopeTasks(scopeTaskText(tasks, language))).toEqual(tasks);
      for (const { task } of tasks) expect(task.length).toBeLessThanOrEqual(maxScopeTask);
    }
});

it("blank lines and repeated tasks are left out, and how often is read from the words before it", () => {
  expect(
    readScopeTasks(
      "Mop floors\r\n\n  weekly:Dust sills \nMOP FLOORS\nMensual: Lavar paredes\nWeekly:",
    ),
  ).toEqual([
    { task: "Mop floors" },
    { task: "Dust sills", per: "week" },
    { task: "Lavar paredes", per: "month" },
  ]);
});

it("no task is done more often than its area is cleaned", () => {
  const weekly = { task: "Dust sills", per: "week" } as const;
  expect(frequencyOfTask({ task: "Mop" }, { times: 5, per: "week" })).toEqual({
    times: 5,
    per: "week",
  });
  expect(frequencyOfTask(weekly, { times: 5, per: "week" })).toEqual({ times: 1, per: "week" });
  expect(frequencyOfTask(weekly, { times: 2, per: "month" })).toEqual({ times: 2, per: "month" });
});

it("what is done less often is said after what is done at each visit", () => {
  const tasks = [{ task: "Dust sills", per: "week" as const }, { task: "Mop" }, { task: "Vacuum" }];
  expect(scopeTaskSentences(tasks, "en")).toEqual([
    "Each visit: Mop; Vacuum.",
    "Weekly: Dust sills.",
  ]);
});
