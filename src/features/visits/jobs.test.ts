import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { emails, visits } from "#features/schema.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase, silentLog } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { keepAwake } from "#tests/support/keep-awake.ts";
import { addSeries, addVisitBegun, visitOf } from "#tests/support/visits.ts";
import { missedVisitJob, visitPlanJob, workOnVisits } from "./jobs.server.ts";

describeEachDatabase("queue", (database) => {
  const context = useAccounts(database);

  it("are looked after each minute and planned ahead, once for all processes", async () => {
    const facility = await addFacility(context);
    const place = { facilityId: facility.id, clientId: facility.clientId };
    await addPerson(context, { role: "client-administrator", clientId: facility.clientId });
    const seriesId = await addSeries(context, place);
    const missed = await addVisitBegun(context, place, 75);

    const queues = await Promise.all([1, 2].map(() => startQueue(database(), silentLog)));
    for (const queue of queues) keepAwake(queue, [missedVisitJob.name, visitPlanJob.name]);
    for (const queue of queues) await workOnVisits(queue, database().background, silentLog);
    const [queue] = queues;
    const schedules = await queue?.getSchedules();
    expect(schedules?.map(({ name, cron }) => [name, cron]).toSorted()).toEqual([
      [missedVisitJob.name, "* * * * *"],
      [visitPlanJob.name, "41 */3 * * *"],
    ]);
    expect(await queue?.findJobs(visitPlanJob.name)).toMatchObject([{ state: "created" }]);

    // As the clock would bring them, from both at once.
    await Promise.all(queues.map((queue) => queue.send(missedVisitJob.name, null)));
    await database().db.execute(sql`update pgboss.job set start_after = now()`);
    await vi.waitFor(async () => {
      expect((await visitOf(context, missed)).state).toBe("missed");
      expect(await context.db.$count(visits, eq(visits.seriesId, seriesId))).toBeGreaterThan(50);
    }, 30_000);
    expect(await context.db.$count(emails, eq(emails.aboutId, missed))).toBe(1);
    await Promise.all(queues.map((queue) => queue.stop({ close: false, graceful: false })));
  });
});
