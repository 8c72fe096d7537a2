import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#database/client.ts";
import { areas } from "#database/tables/areas.ts";
import { facilities } from "#database/tables/clients.ts";
import { visits } from "#database/tables/visits.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { isClientRole } from "#domain/accounts/roles.ts";
import { inVisibleFacility } from "#domain/accounts/scope.ts";
import { attachFiles, mayAttach } from "#domain/files/attach-files.ts";
import type { CommandContext } from "#domain/submissions/submission.ts";
import { inReach } from "#domain/visits/visit-reach.ts";
import { addWorkOrder } from "./add-work-order.ts";
import { tellOfWorkOrder } from "./tell-of-work-order.ts";
import type { WorkOrderForm } from "./work-order-form.ts";

export type CreateResult =
  | { ok: true; id: string; number: string }
  | {
      ok: false;
      reason:
        | "not-allowed"
        | "unknown-facility"
        /** Of another facility, or archived. */
        | "unknown-area"
        /** Of another facility, or out of the actor's sight. */
        | "unknown-visit"
        | "unknown-file";
    };

/**
 * By a client's person for a facility that they see, or by staff on somebody's behalf.
 * @param fileIds of photos that the actor has sent and attached to nothing yet
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
          ...[eq(facilities.id, facilityId), isNull(facilities.archivedAt)],
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
      ...{ ...asked, facilityId, clientId: facility.clientId, areaId: areaId ?? null },
      visitId: visitId ?? null,
      ...{ source: isClient ? "client" : "staff", askedBy: actor.accountId, askedName: null },
    });
    const record = { recordKind: "work-order", recordId: order.id } as const;
    await attachFiles(tx, fileIds, { ...record, facilityId, clientId: facility.clientId });
    await tellOfWorkOrder(tx, queue, actor, order, "created");
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
    and(eq(visits.id, id), eq(visits.facilityId, facilityId), inReach(actor, new Date())),
  )) > 0;
