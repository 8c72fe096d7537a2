import { and, eq, isNull } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import { visits } from "#features/visits/tables/visits.ts";
import { inVisitScope } from "#features/visits/visit-scope.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { attachFiles, mayAttach } from "#platform/files/attach-files.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { addWorkOrder } from "./add-work-order.server.ts";
import { notifyAboutWorkOrder } from "./notify-about-work-order.server.ts";
import type { WorkOrderForm } from "./work-order-form.server.ts";

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
 * For a client's person at a facility that they see, or for staff on somebody's behalf.
 * @param fileIds photos that the actor has sent and attached to nothing yet
 */
export function createWorkOrder(
  { db, queue }: CommandContext,
  actor: Actor,
  { facilityId, areaId, visitId, ...asked }: WorkOrderForm,
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
      ...asked,
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
