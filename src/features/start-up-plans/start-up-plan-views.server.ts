/** A plan in the words of pages and panels. */
import { company } from "#content/company.ts";
import { dayAs } from "#platform/format/day-format.ts";
import { daysBetween, todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import { startUpPlanMessages } from "./messages.ts";
import { readTask } from "./promised-tasks.ts";
import type { StartUpPlan, StartUpTask } from "./start-up-plan-queries.server.ts";
import { phaseNames, phaseOf } from "./start-up-plan-types.ts";

const dayFormat = { weekday: "short", month: "short", day: "numeric" } as const;

/** E.g. `Mon, Dec 14`; of another year with it. */
function dayOf(day: string, today: string, language: Language): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: "numeric" } as const);
  return dayAs(day, { ...dayFormat, ...year }, language);
}

export type StartUpTaskView = ReturnType<typeof toTaskView>;

/** Clients and people who direct the work see who is responsible; only the latter see who has done it. */
export function toTaskView(task: StartUpTask, actor: Actor, now = new Date()) {
  const { language } = actor;
  const today = todayIn(company.timeZone, now);
  const { states } = startUpPlanMessages(language);
  const mayChange = may(actor, "start-up-plans.change");
  const isLate = task.doneAt === null && task.dueOn < today;
  const day = dayOf(task.dueOn, today, language);
  return {
    id: task.id,
    ...readTask(language, task),
    dueOn: task.dueOn,
    day,
    isDone: task.doneAt !== null,
    isLate,
    /** Removed only after a question. */
    isPromised: task.isPromised,
    state: stateOf(),
    person: mayChange || isClientRole(actor.role) ? task.assigneeName : null,
  };

  function stateOf(): string {
    if (task.doneAt === null) return isLate ? states.late({ day }) : states.due({ day });
    const doneOn = dayOf(todayIn(company.timeZone, task.doneAt), today, language);
    return mayChange && task.doneByName !== null
      ? states.doneBy({ day: doneOn, person: task.doneByName })
      : states.done({ day: doneOn });
  }
}

export type StartUpPlanView = ReturnType<typeof toPlanView>;

export function toPlanView(
  { facilityId, facilityName, startsOn, tasks: rows }: StartUpPlan,
  actor: Actor,
  now = new Date(),
) {
  const messages = startUpPlanMessages(actor.language);
  const tasks = rows.map((row) => toTaskView(row, actor, now));
  const phases = Map.groupBy(tasks, ({ dueOn }) => phaseOf(daysBetween(startsOn, dueOn)));
  const doneCount = rows.filter(({ doneAt }) => doneAt !== null).length;
  const latest = rows
    .filter(({ doneAt }) => doneAt !== null)
    .toSorted((row, other) => Number(other.doneAt) - Number(row.doneAt))[0];
  return {
    facilityId,
    facilityName,
    startsOn,
    firstDay: dayAs(startsOn, { dateStyle: "medium" }, actor.language),
    isEmpty: tasks.length === 0,
    progress: messages.progress({ done: doneCount, count: tasks.length }),
    next: tasks.find(({ isDone }) => !isDone),
    /** The task that was done last. */
    latest: latest && readTask(actor.language, latest),
    phases: phaseNames.flatMap((name) => {
      const ofPhase = phases.get(name) ?? [];
      return ofPhase.length === 0 ? [] : [{ name, title: messages.phases[name], tasks: ofPhase }];
    }),
  };
}
