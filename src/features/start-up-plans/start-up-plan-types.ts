/** Forms, filters and phases of start-up plans; safe for browsers. */
import * as z from "zod/mini";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { optionalTick, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood } from "#platform/search/filter-schema.ts";
import { startUpPlanMessages } from "./messages.ts";
import { maxTask } from "./promised-tasks.ts";

/** Days after the first day of service in which a plan counts as new, and greets the client. */
export const greetingDays = 90;

export const phaseNames = ["before", "first30", "to60", "to90", "later"] as const;
export type PhaseName = (typeof phaseNames)[number];

/** @param day days after the first day of service */
export function phaseOf(day: number): PhaseName {
  if (day < 0) return "before";
  if (day <= 30) return "first30";
  if (day <= 60) return "to60";
  return day <= 90 ? "to90" : "later";
}

/**
 * Commands of the page of a plan. `promisedTaskShape` reads the rows of a new one, which this schema leaves
 * out.
 */
export const planForm = byLanguage((language) => {
  const { errors } = startUpPlanMessages(language);
  const taskId = z.uuid();
  const task = {
    task: requiredText(language, { min: 2, max: maxTask, message: errors.task }),
    dueOn: calendarDay(language),
    assignedTo: z._default(z.union([z.literal(""), z.uuid()], errors.person), ""),
  };
  return z.discriminatedUnion("step", [
    z.object({ step: z.literal("make"), startsOn: calendarDay(language) }),
    z.object({
      step: z.literal("move"),
      startsOn: calendarDay(language),
      seen: z.string().check(z.maxLength(100)),
    }),
    z.object({ step: z.literal("add"), ...task }),
    z.object({ step: z.literal("change"), taskId, ...task }),
    z.object({ step: z.literal("done"), taskId }),
    z.object({ step: z.literal("reopen"), taskId }),
    z.object({
      step: z.literal("remove"),
      taskId,
      /** Its sender was told that it was promised. */
      isPromiseSeen: optionalTick(language),
    }),
  ]);
});

export type PlanForm = z.infer<ReturnType<typeof planForm>>;
export type TaskForm = Pick<Extract<PlanForm, { step: "add" }>, "task" | "dueOn" | "assignedTo">;

export const taskTabs = ["open", "late", "soon", "done"] as const;
export type TaskTab = (typeof taskTabs)[number];

/** Days ahead, today among them, that are soon. */
export const soonDays = 7;

const maxPages = 1_000;

const filterSchema = z.object({
  tab: z.catch(z.enum(taskTabs), "open"),
  clientId: ifUnderstood(z.uuid()),
  assignedTo: ifUnderstood(z.uuid()),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPages)), 1),
});

export type TaskFilter = z.infer<typeof filterSchema>;

export const readTaskFilter = (search: URLSearchParams): TaskFilter =>
  z.parse(filterSchema, Object.fromEntries(search));

/** @returns `?tab=late`, or nothing where all is as it begins */
export const taskFilterAddress = (filter: Partial<TaskFilter>): string =>
  filterQuery(filter, { tab: "open", page: 1 });

export const isNarrowed = ({ clientId, assignedTo }: TaskFilter): boolean =>
  clientId !== undefined || assignedTo !== undefined;
