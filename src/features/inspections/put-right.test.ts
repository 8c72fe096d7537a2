import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { deficiencies, workOrders } from "#features/schema.ts";
import { reopenDays } from "#features/work-orders/work-order-types.ts";
import { dayMs } from "#platform/format/durations.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addFinishedAt, itemsOf } from "#tests/support/inspections.ts";
import { orderWork, reinspect } from "./put-right.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("orders new work where the work order can no longer be reopened", async () => {
    const { id: facilityId, clientId } = await addFacility(context);
    const supervisor = actorOf(
      await addPerson(context, { role: "supervisor", facilityIds: [facilityId] }),
    );
    const id = await addFinishedAt(context, { facilityId, clientId }, { by: supervisor });
    const [{ id: itemId = "" } = {}] = await itemsOf(context, id);
    const readOrder = async () => {
      const [order] = await context.db
        .select({ id: workOrders.id, state: workOrders.state, text: workOrders.text })
        .from(deficiencies)
        .innerJoin(workOrders, eq(workOrders.id, deficiencies.workOrderId))
        .where(eq(deficiencies.itemId, itemId));
      return order;
    };
    expect(await orderWork(context, supervisor, id, itemId)).toEqual({ ok: true });
    const before = await readOrder();
    const finishedAt = new Date(Date.now() - (reopenDays + 1) * dayMs);
    await context.db
      .update(workOrders)
      .set({ state: "done", finishedAt })
      .where(eq(workOrders.id, before?.id ?? ""));
    const again = await reinspect(context, supervisor, id, { itemId, rating: "4" });
    expect(again).toEqual({ ok: true });
    const after = await readOrder();
    expect(after).toMatchObject({ state: "new", text: before?.text });
    expect(after?.id).not.toBe(before?.id);
    // The work must be done before it can be looked at once more.
    const tooSoon = await reinspect(context, supervisor, id, { itemId, rating: "1" });
    expect(tooSoon).toEqual({ ok: false, reason: "not-done" });
  });
});
