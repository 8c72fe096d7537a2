import { newId } from "#platform/database/new-id.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";
import { startUpPlans, startUpTasks } from "./tables/start-up-plans.ts";

/** Each facility has one plan: made again, it gets another task. */
export const exampleRecords: ExampleRecords = {
  add: async ({ context: { db }, place: { clientId, facilityId }, word, administrator }) => {
    const place = { clientId, facilityId };
    const madeBy = administrator.accountId;
    const today = new Date().toISOString().slice(0, 10);
    const [plan] = await db
      .insert(startUpPlans)
      .values({ id: newId(), ...place, startsOn: today, madeBy })
      .onConflictDoUpdate({ target: startUpPlans.facilityId, set: { startsOn: today } })
      .returning();
    if (plan === undefined) throw new Error("No plan was added");
    await db.insert(startUpTasks).values({
      id: newId(),
      ...place,
      planId: plan.id,
      task: `${word} keys`,
      dueOn: today,
      isPromised: true,
    });
    return { "start-up-plan": plan.id };
  },
};
