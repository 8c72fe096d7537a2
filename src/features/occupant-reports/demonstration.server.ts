import { randomUUID } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import { occupantReports } from "#features/work-orders/tables/occupant-reports.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { newSignCode } from "./find-sign.server.ts";
import { reportKinds } from "./report-types.ts";
import { areaSigns } from "./tables/area-signs.ts";

export const demonstration: Demonstration = {
  add: ({ db, enteredBy }) => db.transaction((tx) => addSigns(tx, enteredBy)),
};

/** A sign for each area, and the reports behind the work orders of occupants, some of several people. */
async function addSigns(tx: Transaction, madeBy: string): Promise<void> {
  const areaRows = await tx.select().from(areas).orderBy(areas.id);
  const signs = areaRows.map(({ id: areaId, clientId, facilityId }) => ({
    id: newId(),
    areaId,
    clientId,
    facilityId,
    code: newSignCode(),
    madeBy,
  }));
  if (signs.length > 0) await tx.insert(areaSigns).values(signs);
  const orders = await tx
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.source, "occupant"), isNotNull(workOrders.areaId)));
  for (const order of orders) {
    const sign = signs.find(({ areaId }) => areaId === order.areaId);
    const kind = reportKinds.find(({ category }) => category === order.category)?.value ?? "other";
    if (sign === undefined) continue;
    const { id: workOrderId, clientId, facilityId, createdAt: receivedAt } = order;
    const report = {
      clientId,
      facilityId,
      workOrderId,
      receivedAt,
      kind,
      areaId: sign.areaId,
      signId: sign.id,
      language: order.language ?? ("en" as const),
    };
    await tx.insert(occupantReports).values([
      { ...report, id: randomUUID(), text: order.text },
      // Somebody else, who had nothing to add.
      { ...report, id: randomUUID(), text: "" },
    ]);
  }
}
