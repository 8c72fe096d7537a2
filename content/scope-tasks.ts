/** The trade's usual tasks for each kind of area, with which a proposal's list begins. */
import type { Language } from "#platform/language/language.ts";
import { scopeTasks as scopeTasksInEnglish } from "./en/scope-tasks.ts";
import { scopeTasks as scopeTasksInSpanish } from "./es/scope-tasks.ts";
import type { UsualTasks } from "./scope-task-types.ts";

/** The language is that of whoever will read the tasks. */
export const usualTasks = (language: Language): UsualTasks =>
  language === "es" ? scopeTasksInSpanish : scopeTasksInEnglish;
