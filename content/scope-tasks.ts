/** What the trade usually does in each kind of area: what a proposal's list of tasks begins with. */
import type { Language } from "#platform/language/language.ts";
import { scopeTasks as scopeTasksInEnglish } from "./en/scope-tasks.ts";
import { scopeTasks as scopeTasksInSpanish } from "./es/scope-tasks.ts";
import type { UsualTasks } from "./scope-task-types.ts";

/** In the language of whoever is to read them. */
export const usualTasks = (language: Language): UsualTasks =>
  language === "es" ? scopeTasksInSpanish : scopeTasksInEnglish;
