import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { visits } from "#features/visits/tables/visits.ts";
import { canBring } from "#features/work-orders/order-visit.server.ts";
import { hasOpenState, workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { supplies, supplyRequests } from "./tables/supplies.ts";

export interface SupplyListRow {
  id: string;
  name: string;
  /** The work order that brings it, while it is open; its visit is the next that takes place. */
  open: { workOrderId: string; number: string; visitDate: string | null } | undefined;
}

/** Supplies of a facility, in the order of its list. */
export async function listSupplies(
  db: Database,
  actor: Actor,
  facilityId: string,
  now = new Date(),
): Promise<SupplyListRow[]> {
  if (!may(actor, "facilities.read")) return [];
  const { id, name, position, archivedAt } = supplies;
  const rows = await db
    .select({ id, name })
    .from(supplies)
    .where(
      and(
        eq(supplies.facilityId, facilityId),
        isNull(archivedAt),
        inVisibleFacility(actor, supplies),
      ),
    )
    .orderBy(asc(position), asc(id));
  if (rows.length === 0) return [];
  const { state, beginsAt, endsAt } = visits;
  const isToCome = and(
    inArray(state, ["scheduled", "in-progress"]),
    gt(endsAt, now),
    canBring(workOrders),
  );
  const coming = db
    .select({ date: visits.date })
    .from(visits)
    .where(and(eq(visits.facilityId, workOrders.facilityId), isToCome))
    .orderBy(asc(beginsAt), asc(visits.id))
    .limit(1)
    .as("coming");
  const open = await db
    .select({
      supplyId: supplyRequests.supplyId,
      workOrderId: workOrders.id,
      number: workOrders.number,
      visitDate: coming.date,
    })
    .from(supplyRequests)
    .innerJoin(workOrders, eq(workOrders.id, supplyRequests.workOrderId))
    .leftJoinLateral(coming, sql`true`)
    .where(
      and(
        inArray(
          supplyRequests.supplyId,
          rows.map((row) => row.id),
        ),
        isNull(supplyRequests.undoneAt),
        hasOpenState(workOrders.state),
      ),
    );
  const bySupply = new Map(open.map(({ supplyId, ...supply }) => [supplyId, supply]));
  return rows.map((row) => ({ ...row, open: bySupply.get(row.id) }));
}

/** Finds one of the actor's own requests, e.g. to offer to undo it. */
export async function findRequest(db: Database, actor: Actor, requestId: string) {
  const { id, requestedBy, undoneAt, requestedAt, workOrderId } = supplyRequests;
  const [request] = await db
    .select({
      id,
      name: supplies.name,
      workOrderId,
      isUndone: sql<boolean>`${undoneAt} is not null`,
    })
    .from(supplyRequests)
    .innerJoin(supplies, eq(supplies.id, supplyRequests.supplyId))
    .where(
      and(
        eq(id, requestId),
        eq(requestedBy, actor.accountId),
        inVisibleFacility(actor, supplyRequests),
      ),
    )
    .orderBy(desc(requestedAt));
  return request;
}
