/**
 * The first day of service moves: open tasks whose day follows from it move along, and so do visits that have
 * not begun, and the scope by which nothing was billed yet.
 */
import { createHash } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { company } from "#content/company.ts";
import { moveFirstVersion } from "#features/scopes/move-first-version.server.ts";
import type { ScopeRow } from "#features/scopes/tables/scopes.ts";
import {
  type FirstDayProblem,
  type MovedSeries,
  moveFirstDay,
  planFirstDay,
} from "#features/visits/series/move-first-day.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { addDays, type LocalDate, todayIn } from "#platform/format/local-date.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import { findScopeOfStart } from "./billed-days.server.ts";
import { changePlan, laterDay, type StartUpProblem } from "./start-up-plan-commands.server.ts";
import { type StartUpPlanRow, startUpPlans, startUpTasks } from "./tables/start-up-plans.ts";

interface MovedTask {
  id: string;
  task: string;
  taskLanguage: Language | null;
  before: LocalDate;
  after: LocalDate;
}

export interface PlanMove {
  ok: true;
  from: LocalDate;
  to: LocalDate;
  tasks: MovedTask[];
  /** Open tasks whose day somebody has set by hand. */
  stay: number;
  series: MovedSeries[];
  /** The first version of the scope, which takes effect on the new day; undefined where it stays. */
  scope: ScopeRow | undefined;
  /** Names exactly this: what was shown is what is done. */
  fingerprint: string;
}

async function planMove(
  tx: Transaction,
  actor: Actor,
  plan: StartUpPlanRow,
  to: LocalDate,
  now: Date,
): Promise<PlanMove | { ok: false; reason: FirstDayProblem }> {
  const { startsOn: from, facilityId } = plan;
  // It locks the facility, which a change of its calendar locks before the series.
  const scope = await findScopeOfStart(tx, actor, plan, { from, to }, now);
  const schedule = await planFirstDay(tx, actor, { facilityId, from, to }, now);
  if (!schedule.ok) return schedule;
  const open = await tx
    .select()
    .from(startUpTasks)
    .where(and(eq(startUpTasks.planId, plan.id), isNull(startUpTasks.doneAt)))
    .orderBy(asc(startUpTasks.dueOn), asc(startUpTasks.id));
  const today = todayIn(company.timeZone, now);
  const tasks = open.flatMap(({ id, task, taskLanguage, dueOn: before, daysFromStart }) => {
    if (daysFromStart === null) return [];
    // A task whose day has already passed is due today, as in a plan that is made today.
    const after = laterDay(addDays(to, daysFromStart), today);
    return after === before ? [] : { id, task, taskLanguage, before, after };
  });
  const { moved: series } = schedule;
  const ofSeries = series.map(({ series: { id }, first, changes }) => [id, first, changes]);
  const shown = [from, to, tasks, ofSeries, scope?.id];
  return {
    ok: true,
    from,
    to,
    tasks,
    stay: open.filter(({ daysFromStart }) => daysFromStart === null).length,
    series,
    scope,
    fingerprint: createHash("sha256").update(JSON.stringify(shown)).digest("base64url"),
  };
}

/** Changes nothing. The caller has found the plan for the actor. */
export const previewPlanMove = (
  db: Database,
  actor: Actor,
  planId: string,
  to: LocalDate,
  now = new Date(),
) =>
  db.transaction(async (tx) => {
    const [plan] = await tx.select().from(startUpPlans).where(eq(startUpPlans.id, planId));
    return plan && planMove(tx, actor, plan, to, now);
  });

/** @param seen fingerprint of the preview: nothing is moved that was not shown */
export const moveStartUpPlan = (
  { db, queue }: { db: Database | Transaction; queue: PgBoss },
  actor: Actor,
  facilityId: string,
  { startsOn: to, seen }: { startsOn: LocalDate; seen: string },
  now = new Date(),
): Promise<ChangeResult<StartUpProblem>> =>
  changePlan({ db }, actor, facilityId, async (tx, plan) => {
    // The form was sent twice, and the first one has moved the plan.
    if (plan.startsOn === to) return done;
    const move = await planMove(tx, actor, plan, to, now);
    if (!move.ok) return move.reason;
    if (move.fingerprint !== seen) return "changed-since";
    await tx.update(startUpPlans).set({ startsOn: to }).where(eq(startUpPlans.id, plan.id));
    if (move.tasks.length > 0) {
      const days = move.tasks.map(({ id, after }) => sql`(${id}::uuid, ${after}::date)`);
      await tx.execute(sql`update ${startUpTasks} set due_on = moved.due_on
        from (values ${sql.join(days, sql`, `)}) as moved (id, due_on)
        where ${startUpTasks.id} = moved.id`);
    }
    await moveFirstDay(tx, queue, actor, move.series, now);
    if (move.scope !== undefined) {
      const moved = await moveFirstVersion(tx, actor, move.scope, to);
      if (!moved.ok)
        throw new Error(`Moving the first day: the scope was refused: ${moved.reason}`);
    }
    return {
      kind: "moved",
      change: changedFields({ startsOn: move.from }, { startsOn: to }),
      details: { tasks: move.tasks.length },
    };
  });
