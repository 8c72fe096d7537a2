import { and, eq, isNull } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import { inVisitScope } from "#features/visits/scope-tasks.server.ts";
import { visits } from "#features/visits/tables/visits.ts";
import type { Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { newId } from "#platform/database/new-id.ts";
import { attachFiles, mayAttach } from "#platform/files/attach-files.server.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { recordChange } from "#platform/records/change-record.server.ts";
import { newReference } from "#platform/records/reference.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { notifyAboutWorkOrder } from "./notify-about-work-order.server.ts";
import { clockColumns, clockEventsOf, readOrderClocks } from "./order-clocks.server.ts";
import { type WorkOrderRow, workOrders } from "./tables/work-orders.ts";
import type { EventDetails } from "./work-order-events.ts";
import type { WorkOrderForm } from "./work-order-form.server.ts";

interface NewWorkOrder
  extends Pick<WorkOrderRow, "clientId" | "facilityId" | "areaId" | "category" | "priority">,
    Pick<WorkOrderRow, "text" | "source" | "askedBy" | "askedName">,
    Partial<Pick<WorkOrderRow, "visitId" | "isDueWithVisit" | "made">> {
  /** The language of the typed text; absent if nobody typed it. */
  language?: WorkOrderRow["language"];
}

export type AddedWorkOrder = NewWorkOrder &
  Pick<WorkOrderRow, "id" | "number" | "assignedTo" | "cycle">;

/** A random number of six symbols may be taken: 24 million (17^6) of them. */
const maxTries = 20;

/**
 * Adds the row with its history, its clocks and its change event, whoever or whatever asked. The caller has
 * checked that facility, area and client belong together, and queues the emails.
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
    // The text is left out, because the work order has it and nobody can change it.
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

export type CreateResult =
  | { ok: true; id: string; number: string }
  | {
      ok: false;
      reason:
        | "not-allowed"
        | "unknown-facility"
        /** The area belongs to another facility, or is archived. */
        | "unknown-area"
        /** The visit belongs to another facility, or the actor may not see it. */
        | "unknown-visit"
        | "unknown-file";
    };

/**
 * A client's person makes it for a facility that they see, and staff for somebody else.
 * @param fileIds photos that the actor has sent and attached to nothing yet
 */
export function createWorkOrder(
  { db, queue }: CommandContext,
  actor: Actor,
  { facilityId, areaId, visitId, ...request }: WorkOrderForm,
  fileIds: readonly string[] = [],
): Promise<CreateResult> {
  return db.transaction(async (tx): Promise<CreateResult> => {
    if (!may(actor, "work-orders.create")) return { ok: false, reason: "not-allowed" };
    const [facility] = await tx
      .select({ clientId: facilities.clientId })
      .from(facilities)
      .where(
        and(
          eq(facilities.id, facilityId),
          isNull(facilities.archivedAt),
          inVisibleFacility(actor, { facilityId: facilities.id, clientId: facilities.clientId }),
        ),
      );
    if (facility === undefined) return { ok: false, reason: "unknown-facility" };
    if (areaId !== undefined && !(await hasArea(tx, facilityId, areaId)))
      return { ok: false, reason: "unknown-area" };
    if (visitId !== undefined && !(await seesVisit(tx, actor, facilityId, visitId)))
      return { ok: false, reason: "unknown-visit" };
    if (!(await mayAttach(tx, actor, fileIds))) return { ok: false, reason: "unknown-file" };
    const isClient = isClientRole(actor.role);
    const order = await addWorkOrder(tx, {
      ...request,
      language: actor.language,
      facilityId,
      clientId: facility.clientId,
      areaId: areaId ?? null,
      visitId: visitId ?? null,
      source: isClient ? "client" : "staff",
      askedBy: actor.accountId,
      askedName: null,
    });
    const record = { recordKind: "work-order", recordId: order.id } as const;
    await attachFiles(tx, fileIds, { ...record, facilityId, clientId: facility.clientId });
    await notifyAboutWorkOrder(tx, queue, actor, order, "created");
    return { ok: true, id: order.id, number: order.number };
  });
}

const hasArea = async (tx: Transaction, facilityId: string, areaId: string): Promise<boolean> =>
  (await tx.$count(
    areas,
    and(eq(areas.id, areaId), eq(areas.facilityId, facilityId), isNull(areas.archivedAt)),
  )) > 0;

const seesVisit = async (
  tx: Transaction,
  actor: Actor,
  facilityId: string,
  id: string,
): Promise<boolean> =>
  (await tx.$count(
    visits,
    and(eq(visits.id, id), eq(visits.facilityId, facilityId), inVisitScope(actor, new Date())),
  )) > 0;
