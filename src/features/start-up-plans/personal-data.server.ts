/** Plans name accounts alone; a task is typed, and may name somebody. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { startUpPlans, startUpTasks } from "./tables/start-up-plans.ts";

export const startUpPlanPersonalData = [
  personalTable({ table: startUpPlans, columns: {} }),
  personalTable({ table: startUpTasks, columns: { task: "words", taskLanguage: "code" } }),
];
