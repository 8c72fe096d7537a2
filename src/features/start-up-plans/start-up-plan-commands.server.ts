/** Each command locks the plan, checks the actor's permission, writes, and adds to the history. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import type { FirstDayProblem } from "#features/visits/series/move-first-day.server.ts";
import { isAssignable } from "#features/work-orders/assignees.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays, type LocalDate, todayIn } from "#platform/format/local-date.ts";
import {
  changedFields,
  createdFields,
  type FieldChanges,
  removedFields,
} from "#platform/history/field-changes.ts";
import type { HistoryDetails } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { Language } from "#platform/language/language.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
  recordChange,
} from "#platform/records/change-record.server.ts";
import { isUnchanged, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { taskInLanguage, type WrittenTask } from "./promised-tasks.ts";
import type { TaskForm } from "./start-up-plan-types.ts";
import {
  type StartUpPlanRow,
  type StartUpTaskRow,
  startUpPlans,
  startUpTasks,
} from "./tables/start-up-plans.ts";

export type StartUpProblem =
  | "not-found"
  | "not-allowed"
  /** Somebody else was first. */
  | "has-plan"
  /** Somebody has removed it. */
  | "no-task"
  /** It was promised, and whoever removes it has not been told so. */
  | "promised"
  /** The person is not active, or does not work at the facility. */
  | "unknown-person"
  | "too-many"
  | "no-tasks"
  /** The move differs from the one that was previewed. */
  | "changed-since"
  /** The schedule's reasons why the visits cannot begin on that day. */
  | FirstDayProblem;

type StartUpResult = ChangeResult<StartUpProblem>;

interface Context {
  db: Database | Transaction;
}

interface PlanEvent {
  kind: HistoryKindOf<"start-up-plan">;
  change: FieldChanges;
  details?: HistoryDetails;
  at?: Date;
}

const maxTasksOfPlan = 60;
const now = sql`clock_timestamp()`;

/** It runs in the transaction of the change, so that no change goes without history. */
export const recordPlanEvent = async (
  tx: Transaction,
  accountId: string,
  { id, clientId, facilityId }: Pick<StartUpPlanRow, "id" | "clientId" | "facilityId">,
  event: PlanEvent,
): Promise<void> => {
  await recordChange(tx, {
    ...event,
    recordKind: "start-up-plan",
    recordId: id,
    clientId,
    facilityId,
    actorId: accountId,
  });
};

export interface NewPlan {
  startsOn: LocalDate;
  tasks: readonly WrittenTask[];
  /** True if both sides have signed the tasks. */
  isPromised: boolean;
}

/** Reckons the days of its tasks; what would be over on the day on which it is made is due on that day. */
export const makeStartUpPlan = (
  { db }: Context,
  actor: Actor,
  facilityId: string,
  plan: NewPlan,
  at = new Date(),
): Promise<StartUpResult> =>
  changeRecord<{ clientId: string }, NewPlan, StartUpProblem, Done>(
    { db },
    {
      async lock(tx) {
        if (!may(actor, "facilities.read")) return undefined;
        const { id, clientId, archivedAt } = facilities;
        const visible = inVisibleFacility(actor, { facilityId: id, clientId });
        const [facility] = await tx
          .select({ clientId })
          .from(facilities)
          .where(and(eq(id, facilityId), isNull(archivedAt), visible))
          .for("update");
        return facility;
      },
      isAllowed: may(actor, "start-up-plans.change"),
      async decide(tx) {
        if (plan.tasks.length === 0) return "no-tasks";
        const ofFacility = eq(startUpPlans.facilityId, facilityId);
        return (await tx.$count(startUpPlans, ofFacility)) > 0 ? "has-plan" : plan;
      },
      async apply(tx, { clientId }, { startsOn, tasks, isPromised }) {
        const id = newId();
        const today = todayIn(company.timeZone, at);
        const place = { clientId, facilityId };
        const rows = tasks.map(({ day, task, language }) => {
          const dueOn = addDays(startsOn, day);
          return {
            id: newId(),
            ...place,
            planId: id,
            task,
            taskLanguage: language,
            isPromised,
            daysFromStart: day,
            dueOn: laterDay(dueOn, today),
          };
        });
        await tx.insert(startUpPlans).values({ id, ...place, startsOn, madeBy: actor.accountId });
        await tx.insert(startUpTasks).values(rows);
        await recordPlanEvent(
          tx,
          actor.accountId,
          { id, ...place },
          {
            kind: "made",
            change: createdFields({ startsOn, tasks: rows.map(({ task }) => task) }),
          },
        );
        return done;
      },
    },
  );

export const laterDay = (one: LocalDate, other: LocalDate): LocalDate =>
  one < other ? other : one;

/** Two people at once are one after the other: the lock is the plan's, whatever task they change. */
export const changePlan = <Answer extends { ok: false } = never>(
  { db }: Context,
  actor: Actor,
  facilityId: string,
  decide: (
    tx: Transaction,
    plan: StartUpPlanRow,
  ) => Promise<PlanEvent | StartUpProblem | Done | NoInfer<Answer>>,
): Promise<StartUpResult | NoInfer<Answer>> =>
  changeRecord<StartUpPlanRow, PlanEvent, StartUpProblem, Done | Answer>(
    { db },
    {
      async lock(tx) {
        if (!may(actor, "facilities.read")) return undefined;
        const [plan] = await tx
          .select()
          .from(startUpPlans)
          .where(
            and(eq(startUpPlans.facilityId, facilityId), inVisibleFacility(actor, startUpPlans)),
          )
          .for("update");
        return plan;
      },
      isAllowed: may(actor, "start-up-plans.change"),
      decide,
      async apply(tx, plan, event) {
        await recordPlanEvent(tx, actor.accountId, plan, event);
        return done;
      },
    },
  );

/** Texts of the fields of its form. A shipped task is in the reader's language. */
export const taskTexts = (
  { task, dueOn, assignedTo }: Pick<StartUpTaskRow, "task" | "dueOn" | "assignedTo">,
  language: Language,
) => ({
  task: taskInLanguage(language, task),
  dueOn,
  assignedTo: assignedTo ?? "",
});

const isTask = (plan: StartUpPlanRow, taskId: string) =>
  and(eq(startUpTasks.planId, plan.id), eq(startUpTasks.id, taskId));

async function findTask(
  tx: Transaction,
  plan: StartUpPlanRow,
  taskId: string,
): Promise<StartUpTaskRow | undefined> {
  const [task] = await tx.select().from(startUpTasks).where(isTask(plan, taskId));
  return task;
}

export const addStartUpTask = (
  context: Context,
  actor: Actor,
  facilityId: string,
  { task, dueOn, assignedTo }: TaskForm,
): Promise<StartUpResult> =>
  changePlan(context, actor, facilityId, async (tx, plan) => {
    if ((await tx.$count(startUpTasks, eq(startUpTasks.planId, plan.id))) >= maxTasksOfPlan)
      return "too-many";
    if (assignedTo !== "" && !(await isAssignable(tx, plan, assignedTo))) return "unknown-person";
    const id = newId();
    const { clientId } = plan;
    await tx.insert(startUpTasks).values({
      id,
      clientId,
      facilityId,
      planId: plan.id,
      task,
      taskLanguage: actor.language,
      dueOn,
      assignedTo: assignedTo || null,
      isPromised: false,
    });
    const change = createdFields({ task, dueOn, assignedTo });
    return { kind: "task-added", change, details: { id, task } };
  });

/** Writes what this person has changed. @param seen what the form showed */
export const changeStartUpTask = (
  context: Context,
  actor: Actor,
  facilityId: string,
  { taskId, ...sent }: TaskForm & { taskId: string },
  seen: Texts = {},
): Promise<StartUpResult | EditRefusal> =>
  changePlan<EditRefusal>(context, actor, facilityId, async (tx, plan) => {
    const stored = await findTask(tx, plan, taskId);
    if (stored === undefined) return "no-task";
    const record = { recordKind: "start-up-plan", recordId: plan.id, about: taskId } as const;
    const change = await mergeFields(tx, actor, record, {
      stored: taskTexts(stored, actor.language),
      seen,
      sent,
    });
    if ("ok" in change) return change;
    if (isUnchanged(change)) return done;
    const { assignedTo, ...fields } = change.after;
    if (assignedTo && !(await isAssignable(tx, plan, assignedTo))) return "unknown-person";
    await tx
      .update(startUpTasks)
      .set({
        ...fields,
        ...(fields.task !== undefined && { taskLanguage: actor.language }),
        ...(fields.dueOn !== undefined && { daysFromStart: null }),
        ...(assignedTo !== undefined && { assignedTo: assignedTo || null }),
      })
      .where(isTask(plan, taskId));
    return { kind: "task-changed", change, details: { id: taskId, task: stored.task } };
  });

/** A task that is already in the wanted state stays as it is. */
export const checkStartUpTask = (
  context: Context,
  actor: Actor,
  facilityId: string,
  { taskId, isDone }: { taskId: string; isDone: boolean },
): Promise<StartUpResult> =>
  changePlan(context, actor, facilityId, async (tx, plan) => {
    const stored = await findTask(tx, plan, taskId);
    if (stored === undefined) return "no-task";
    if ((stored.doneAt !== null) === isDone) return done;
    const values = isDone
      ? { doneAt: now, doneBy: actor.accountId }
      : { doneAt: null, doneBy: null };
    await tx.update(startUpTasks).set(values).where(isTask(plan, taskId));
    const [before, after] = isDone ? ["open", "done"] : ["done", "open"];
    return {
      kind: isDone ? "task-done" : "task-reopened",
      change: changedFields({ state: before }, { state: after }),
      details: { id: taskId, task: stored.task },
    };
  });

export const removeStartUpTask = (
  context: Context,
  actor: Actor,
  facilityId: string,
  { taskId, isPromiseSeen }: { taskId: string; isPromiseSeen: boolean },
): Promise<StartUpResult> =>
  changePlan(context, actor, facilityId, async (tx, plan) => {
    // A signed task needs a confirmation: added again, it would no longer be a promise.
    const stored = await findTask(tx, plan, taskId);
    if (stored?.isPromised && !isPromiseSeen) return "promised";
    const [removed] = await tx.delete(startUpTasks).where(isTask(plan, taskId)).returning();
    if (removed === undefined) return "no-task";
    return {
      kind: "task-removed",
      change: removedFields(taskTexts(removed, actor.language)),
      details: { id: taskId, task: removed.task },
    };
  });
