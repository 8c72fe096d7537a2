import { company } from "#content/company.ts";
import { demoStartUpPlan } from "#content/demo-start-up-plans.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { changedFields, createdFields } from "#platform/history/field-changes.ts";
import { recordPlanEvent } from "./start-up-plan-commands.server.ts";
import { startUpPlans, startUpTasks } from "./tables/start-up-plans.ts";

export const demonstration: Demonstration = { add: addPlan };

async function addPlan({ db, places, now }: DemoParts): Promise<void> {
  const { facility, startedDaysAgo, tasks } = demoStartUpPlan;
  const { facilityOf, accountOf } = places;
  const { id: facilityId, clientId } = facilityOf(facility);
  const place = { clientId, facilityId };
  const startsOn = addDays(todayIn(company.timeZone, now), -startedDaysAgo);
  const dayAt = (day: number) => new Date(now.getTime() + (day - startedDaysAgo) * dayMs);
  const [first] = tasks;
  if (first === undefined) return;
  const madeBy = accountOf(first.by);
  const madeAt = dayAt(first.day - 3);
  const planId = newId();
  const rows = tasks.map(({ day, task, by, doneOn }) => ({
    id: newId(),
    ...place,
    planId,
    task,
    taskLanguage: "en" as const,
    dueOn: addDays(startsOn, day),
    daysFromStart: day,
    assignedTo: accountOf(by),
    isPromised: true,
    addedAt: madeAt,
    doneAt: doneOn === undefined ? null : dayAt(doneOn),
    doneBy: doneOn === undefined ? null : accountOf(by),
  }));
  await db.transaction(async (tx) => {
    await tx.insert(startUpPlans).values({ id: planId, ...place, startsOn, madeBy, madeAt });
    await tx.insert(startUpTasks).values(rows);
    const plan = { id: planId, ...place };
    const change = createdFields({ startsOn, tasks: tasks.map(({ task }) => task) });
    await recordPlanEvent(tx, madeBy, plan, { kind: "made", change, at: madeAt });
    for (const { id, task, doneAt, doneBy } of rows) {
      if (doneAt === null || doneBy === null) continue;
      await recordPlanEvent(tx, doneBy, plan, {
        kind: "task-done",
        change: changedFields({ state: "open" }, { state: "done" }),
        details: { id, task },
        at: doneAt,
      });
    }
  });
}
