import { randomUUID } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "#database/client.ts";
import { newId } from "#database/new-id.ts";
import { areaSigns, occupantReports } from "#database/tables/area-signs.ts";
import { areas } from "#database/tables/areas.ts";
import { workOrders } from "#database/tables/work-orders.ts";
import { reportKinds } from "#domain/occupants/report-types.ts";
import { newSignCode } from "#domain/signs/sign-code.ts";

/** A sign for each area, and the reports behind the work orders of occupants, some of several people. */
export async function addDemoSigns(tx: Transaction, madeBy: string): Promise<void> {
  const all = await tx.select().from(areas).orderBy(areas.id);
  const signs = all.map(({ id: areaId, clientId, facilityId }) => ({
    ...{ id: newId(), areaId, clientId, facilityId, code: newSignCode(), madeBy },
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
      ...{ clientId, facilityId, workOrderId, receivedAt, kind, areaId: sign.areaId },
      ...{ signId: sign.id, language: order.language ?? ("en" as const) },
    };
    await tx.insert(occupantReports).values([
      { ...report, id: randomUUID(), text: order.text },
      // Somebody else, who had nothing to add.
      { ...report, id: randomUUID(), text: "" },
    ]);
  }
}
