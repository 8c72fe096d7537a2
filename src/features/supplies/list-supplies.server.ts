import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { visits } from "#features/visits/tables/visits.ts";
import { hasOpenState, workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { supplies, supplyRequests } from "./tables/supplies.ts";

export interface SupplyListRow {
  id: string;
  name: string;
  /** The work order that brings it, while it is open. */
  open: { workOrderId: string; number: string; visitDate: string | null } | undefined;
}

/** What can be asked for at a facility, in the order of the list. */
export async function listSupplies(
  db: Database,
  actor: Actor,
  facilityId: string,
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
  const open = await db
    .select({
      supplyId: supplyRequests.supplyId,
      workOrderId: workOrders.id,
      number: workOrders.number,
      visitDate: visits.date,
    })
    .from(supplyRequests)
    .innerJoin(workOrders, eq(workOrders.id, supplyRequests.workOrderId))
    .leftJoin(visits, eq(visits.id, workOrders.visitId))
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

/** Own one, e.g. to offer to undo it. */
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
