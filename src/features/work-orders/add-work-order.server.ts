import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { recordChange } from "#platform/records/change-record.server.ts";
import { newReference } from "#platform/records/reference.server.ts";
import { clockEventsOf } from "./clock-events.server.ts";
import { databaseTime } from "./database-time.server.ts";
import { clockColumns, readOrderClocks } from "./order-clocks.server.ts";
import { type WorkOrderRow, workOrders } from "./tables/work-orders.ts";
import type { EventDetails } from "./work-order-events.ts";

interface NewWorkOrder
  extends Pick<WorkOrderRow, "clientId" | "facilityId" | "areaId" | "category" | "priority">,
    Pick<WorkOrderRow, "text" | "source" | "askedBy" | "askedName">,
    Partial<Pick<WorkOrderRow, "visitId" | "made">> {
  /** Language of the text; absent for English. */
  language?: WorkOrderRow["language"];
}

export type AddedWorkOrder = NewWorkOrder &
  Pick<WorkOrderRow, "id" | "number" | "assignedTo" | "cycle">;

/** A random number of six symbols may be taken: 24 million (17^6) of them. */
const maxTries = 20;

/**
 * The row, its history, its clocks and the change event, whoever or whatever asked. The caller has checked that
 * facility, area and client belong together, and queues the mails.
 */
export async function addWorkOrder(
  tx: Transaction,
  order: NewWorkOrder,
  options: { at?: Date } = {},
): Promise<AddedWorkOrder> {
  const at = options.at ?? (await databaseTime(tx));
  const { clientId, facilityId, source, priority } = order;
  // A request of our own staff needs no answer from them.
  const byStaff = source !== "client" && source !== "occupant";
  const details: EventDetails = { priority, ...(byStaff && { byStaff }) };
  const clocks = await readOrderClocks(tx, order, clockEventsOf("created", { ...details }, at), at);
  const row = { ...order, ...clockColumns(clocks), createdAt: at };
  const { id, number } = await insertNumbered(tx, row);
  await recordChange(tx, {
    recordKind: "work-order",
    recordId: id,
    clientId,
    facilityId,
    kind: "created",
    actorId: order.askedBy,
    // Not its words, which the work order keeps and nobody changes.
    change: createdFields({
      number,
      category: order.category,
      priority,
      areaId: order.areaId,
      visitId: order.visitId,
      source,
      state: "new",
    }),
    details: { ...details },
    at,
  });
  return { ...order, id, number, assignedTo: null, cycle: 1 };
}

async function insertNumbered(
  tx: Transaction,
  row: Omit<typeof workOrders.$inferInsert, "id" | "number">,
): Promise<{ id: string; number: string }> {
  for (let tries = 0; tries < maxTries; tries++) {
    const [added] = await tx
      .insert(workOrders)
      .values({ ...row, id: newId(), number: newReference("WO", [6]) })
      .onConflictDoNothing({ target: workOrders.number })
      .returning({ id: workOrders.id, number: workOrders.number });
    if (added !== undefined) return added;
  }
  throw new Error("No number was free");
}
