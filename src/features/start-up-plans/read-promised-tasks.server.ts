import * as z from "zod/mini";
import { firstOfEachField } from "#platform/http/field-errors.ts";
import type { Language } from "#platform/language/language.ts";
import { startUpPlanMessages } from "./messages.ts";
import {
  halfRows,
  type PromisedTask,
  promisedTaskField,
  promisedTaskRows,
  promisedTaskShape,
  toPromisedTasks,
} from "./promised-tasks.ts";

/** The tasks of a form with rows, or what is wrong with them. */
export function readPromisedTasks(
  sent: Readonly<Record<string, unknown>>,
  language: Language,
): { tasks: PromisedTask[]; errors: Record<string, string> } {
  const parsed = z.safeParse(z.object(promisedTaskShape(language)), sent);
  if (!parsed.success) return { tasks: [], errors: firstOfEachField(parsed.error.issues) };
  const { errors: sentences } = startUpPlanMessages(language);
  const rows = promisedTaskRows(parsed.data);
  const errors = Object.fromEntries(
    halfRows(rows).map((at) =>
      rows[at]?.day === ""
        ? [promisedTaskField(at, "day"), sentences.dayMissing]
        : [promisedTaskField(at, "task"), sentences.taskMissing],
    ),
  );
  return { tasks: Object.keys(errors).length > 0 ? [] : toPromisedTasks(rows), errors };
}
