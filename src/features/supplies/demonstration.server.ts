/** A list for each facility, one request that a visit has brought, and one that waits for the next. */
import { and, asc, eq, gt } from "drizzle-orm";
import { visits } from "#features/visits/tables/visits.ts";
import { addWorkOrder } from "#features/work-orders/create-work-order.server.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import { hourMs } from "#platform/format/durations.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { usualSupplies } from "./supply-form.ts";
import { supplies, supplyRequests } from "./tables/supplies.ts";

export const demonstration: Demonstration = { add: addSupplies };

function addSupplies({ db, places: { facilityOf, accountOf }, now }: DemoParts): Promise<void> {
  return db.transaction(async (tx) => {
    const places = await tx
      .select({ facilityId: facilities.id, clientId: facilities.clientId })
      .from(facilities);
    for (const place of places)
      await tx.insert(supplies).values(
        usualSupplies("en").map((name, index) => ({
          ...place,
          id: newId(),
          name,
          position: index + 1,
        })),
      );
    const { id: facilityId, clientId } = facilityOf("Lakeside Clinic");
    const at = { facilityId, clientId, by: accountOf("client.admin") };
    const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
    await ask(tx, at, { name: "Paper towels", quantity: 2, at: ago(3) });
    const brought = await ask(tx, at, { name: "Hand soap", quantity: 4, at: ago(52) });
    const crew = accountOf("staff.crew");
    await tx
      .update(workOrders)
      .set({ state: "done", finishedAt: ago(38), dueAt: null, dueClock: null, nextAlarmAt: null })
      .where(eq(workOrders.id, brought));
    await recordHistory(tx, {
      recordKind: "work-order",
      recordId: brought,
      facilityId,
      clientId,
      kind: "finished",
      actorId: crew,
      details: { byStaff: true },
      at: ago(38),
      change: changedFields({ state: "new" }, { state: "done" }),
    });
  });
}

async function ask(
  tx: Transaction,
  { by, ...place }: { facilityId: string; clientId: string; by: string },
  { name, quantity, at }: { name: string; quantity: number; at: Date },
): Promise<string> {
  const { id, beginsAt, facilityId } = visits;
  const [visit] = await tx
    .select({ id })
    .from(visits)
    .where(and(eq(facilityId, place.facilityId), gt(beginsAt, at)))
    .orderBy(asc(beginsAt), asc(id))
    .limit(1);
  const order = await addWorkOrder(
    tx,
    {
      ...place,
      areaId: null,
      category: "restroom-supplies",
      priority: "planned",
      text: `${name}: ${quantity}`,
      source: "client",
      askedBy: by,
      askedName: null,
      visitId: visit?.id ?? null,
      isDueWithVisit: true,
    },
    { at },
  );
  const [supply] = await tx
    .select({ id: supplies.id })
    .from(supplies)
    .where(and(eq(supplies.facilityId, place.facilityId), eq(supplies.name, name)));
  if (supply === undefined) throw new Error(`The demonstration has no ${name}`);
  await tx.insert(supplyRequests).values({
    ...place,
    id: newId(),
    supplyId: supply.id,
    workOrderId: order.id,
    requestedBy: by,
    requestedAt: at,
    quantity,
  });
  return order.id;
}
