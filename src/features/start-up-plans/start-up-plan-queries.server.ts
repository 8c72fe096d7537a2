/** Every read here is limited to plans and tasks that the actor may see. */
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { addDays, type LocalDate, todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import {
  greetingDays,
  soonDays,
  type TaskFilter,
  type TaskTab,
  taskTabs,
} from "./start-up-plan-types.ts";
import { startUpPlans, startUpTasks } from "./tables/start-up-plans.ts";

const tasksAPage = 50;
const maxPlans = 50;

const isVisible = (actor: Actor): SQL =>
  may(actor, "facilities.read") ? inVisibleFacility(actor, startUpPlans) : sql`false`;

const today = (now: Date): LocalDate => todayIn(company.timeZone, now);

const assignee = alias(accounts, "assignee");
const doer = alias(accounts, "doer");

const selectPlans = (db: Database, actor: Actor, condition: SQL | undefined) =>
  db
    .select({
      id: startUpPlans.id,
      clientId: startUpPlans.clientId,
      facilityId: startUpPlans.facilityId,
      facilityName: facilities.name,
      startsOn: startUpPlans.startsOn,
    })
    .from(startUpPlans)
    .innerJoin(facilities, eq(facilities.id, startUpPlans.facilityId))
    .where(and(isVisible(actor), condition))
    .orderBy(desc(startUpPlans.startsOn), asc(startUpPlans.id))
    .limit(maxPlans);

const selectTasks = (db: Database, actor: Actor, condition: SQL | undefined) =>
  db
    .select({
      id: startUpTasks.id,
      planId: startUpTasks.planId,
      clientId: startUpTasks.clientId,
      clientName: clients.name,
      facilityId: startUpTasks.facilityId,
      facilityName: facilities.name,
      task: startUpTasks.task,
      taskLanguage: startUpTasks.taskLanguage,
      dueOn: startUpTasks.dueOn,
      assignedTo: startUpTasks.assignedTo,
      assigneeName: assignee.name,
      isPromised: startUpTasks.isPromised,
      doneAt: startUpTasks.doneAt,
      doneByName: doer.name,
    })
    .from(startUpTasks)
    .innerJoin(startUpPlans, eq(startUpPlans.id, startUpTasks.planId))
    .innerJoin(facilities, eq(facilities.id, startUpTasks.facilityId))
    .innerJoin(clients, eq(clients.id, startUpTasks.clientId))
    .leftJoin(assignee, eq(assignee.id, startUpTasks.assignedTo))
    .leftJoin(doer, eq(doer.id, startUpTasks.doneBy))
    .where(and(isVisible(actor), condition))
    .$dynamic();

export type StartUpTask = Awaited<ReturnType<typeof selectTasks>>[number];

type SelectedPlan = Awaited<ReturnType<typeof selectPlans>>[number];

export interface StartUpPlan extends SelectedPlan {
  /** In the order of their days. */
  tasks: StartUpTask[];
}

async function withTasks(
  db: Database,
  actor: Actor,
  plans: readonly SelectedPlan[],
): Promise<StartUpPlan[]> {
  if (plans.length === 0) return [];
  const ids = plans.map(({ id }) => id);
  const rows = await selectTasks(db, actor, inArray(startUpTasks.planId, ids)).orderBy(
    asc(startUpTasks.dueOn),
    asc(startUpTasks.id),
  );
  const tasks = Map.groupBy(rows, ({ planId }) => planId);
  return plans.map((plan) => ({ ...plan, tasks: tasks.get(plan.id) ?? [] }));
}

/** Undefined where there is none, or none that the actor may see. */
export async function findStartUpPlan(
  db: Database,
  actor: Actor,
  facilityId: string,
): Promise<StartUpPlan | undefined> {
  const plans = await selectPlans(db, actor, eq(startUpPlans.facilityId, facilityId));
  const [plan] = await withTasks(db, actor, plans);
  return plan;
}

/** Plans within their first 90 days, the newest first. */
export async function listNewPlans(
  db: Database,
  actor: Actor,
  now = new Date(),
): Promise<StartUpPlan[]> {
  const isNew = gte(startUpPlans.startsOn, addDays(today(now), -greetingDays));
  return withTasks(
    db,
    actor,
    await selectPlans(db, actor, and(isNew, isNull(facilities.archivedAt))),
  );
}

function isInTab(tab: TaskTab, now: Date): SQL | undefined {
  const { dueOn, doneAt } = startUpTasks;
  const isOpen = isNull(doneAt);
  switch (tab) {
    case "open":
      return isOpen;
    case "late":
      return and(isOpen, lt(dueOn, today(now)));
    case "soon":
      return and(isOpen, gte(dueOn, today(now)), lte(dueOn, addDays(today(now), soonDays)));
    case "done":
      return isNotNull(doneAt);
  }
}

const fitsFilter = ({ clientId, assignedTo }: Partial<TaskFilter>): SQL | undefined =>
  and(
    isNull(facilities.archivedAt),
    clientId === undefined ? undefined : eq(startUpTasks.clientId, clientId),
    assignedTo === undefined ? undefined : eq(startUpTasks.assignedTo, assignedTo),
  );

/** One page of the tasks of all plans, what is due first in front. */
export async function listStartUpTasks(
  db: Database,
  actor: Actor,
  filter: TaskFilter,
  { now = new Date(), limit = tasksAPage }: { now?: Date; limit?: number } = {},
): Promise<{ rows: StartUpTask[]; next: number | undefined }> {
  const condition = and(isInTab(filter.tab, now), fitsFilter(filter));
  const order = filter.tab === "done" ? desc(startUpTasks.doneAt) : asc(startUpTasks.dueOn);
  const rows = await selectTasks(db, actor, condition)
    .orderBy(order, asc(startUpTasks.id))
    .limit(limit + 1)
    .offset((filter.page - 1) * limit);
  return {
    rows: rows.slice(0, limit),
    next: rows.length > limit ? filter.page + 1 : undefined,
  };
}

export async function countStartUpTasks(
  db: Database,
  actor: Actor,
  filter: Partial<TaskFilter> = {},
  now = new Date(),
): Promise<Record<TaskTab, number>> {
  const counts = await Promise.all(
    taskTabs.map(async (tab) => {
      const matching = selectTasks(db, actor, and(isInTab(tab, now), fitsFilter(filter)));
      return [tab, await db.$count(matching.as("found"))] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<TaskTab, number>;
}

/** Days ahead of a visit that its crew should know of. */
const daysBeforeVisit = 14;
const maxOfVisit = 12;

/**
 * Open tasks at the facility that are due around the day of a visit. The caller has found the visit for the
 * actor.
 */
export const listTasksOfVisit = (
  db: Database,
  actor: Actor,
  { facilityId, date }: { facilityId: string; date: LocalDate },
): Promise<StartUpTask[]> =>
  selectTasks(
    db,
    actor,
    and(
      eq(startUpTasks.facilityId, facilityId),
      isNull(startUpTasks.doneAt),
      lte(startUpTasks.dueOn, addDays(date, daysBeforeVisit)),
    ),
  )
    .orderBy(asc(startUpTasks.dueOn), asc(startUpTasks.id))
    .limit(maxOfVisit);
