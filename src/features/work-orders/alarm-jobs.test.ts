import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { addClient, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { keepAwake } from "#tests/support/keep-awake.ts";
import { addOrder, orderRow } from "#tests/support/work-orders.ts";
import { alarmJob, workOnAlarms } from "./raise-alarms.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("looks for late work orders once a minute, whatever the number of processes", async () => {
    const { facilityIds } = await addClient(context, 1);
    const at = new Date(Date.now() - 5 * 3_600_000);
    const { id } = await addOrder(context, facilityIds[0] ?? "", { priority: "emergency", at });
    keepAwake(context.queue, [alarmJob.name]);
    // As two processes would: each works, and both name the same schedule.
    await workOnAlarms(context.queue, context.db, silentLog);
    await workOnAlarms(context.queue, context.db, silentLog);
    const { rows } = await context.db.execute(
      sql`select cron from pgboss.schedule where name = ${alarmJob.name}`,
    );
    expect(rows).toEqual([{ cron: "* * * * *" }]);
    await context.queue.send(alarmJob.name, null);
    await vi.waitFor(
      async () => expect(await orderRow(context, id)).toMatchObject({ isBreached: true }),
      { timeout: 20_000, interval: 100 },
    );
    await context.queue.offWork(alarmJob.name);
  });
});
