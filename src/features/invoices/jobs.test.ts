import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { invoices } from "#features/schema.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { addBilledClient } from "#tests/support/invoices.ts";
import { keepAwake } from "#tests/support/keep-awake.ts";
import { invoiceJob, workOnInvoices } from "./make-invoices.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("are made once an hour, whatever the number of processes", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-05T07:17:00-06:00") });
    const { clientId } = await addBilledClient(context, { billsFrom: "2026-10-01" });
    keepAwake(context.queue, [invoiceJob.name]);
    // As two processes would: each works, and both name the same schedule.
    await workOnInvoices(context.queue, context.db, silentLog);
    await workOnInvoices(context.queue, context.db, silentLog);
    const { rows } = await context.db.execute(
      sql`select cron from pgboss.schedule where name = ${invoiceJob.name}`,
    );
    expect(rows).toEqual([{ cron: "17 * * * *" }]);
    await context.queue.send(invoiceJob.name, null);
    await context.db.execute(sql`update pgboss.job set start_after = now() - interval '1 minute'`);
    await vi.waitFor(
      async () =>
        expect(await context.db.$count(invoices, eq(invoices.clientId, clientId))).toBe(1),
      { timeout: 30_000, interval: 100 },
    );
    vi.useRealTimers();
    await context.queue.offWork(invoiceJob.name);
  });
});
