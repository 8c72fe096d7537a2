/** One tap becomes a planned work order for the next visit, or joins the one that is open. */
import { and, asc, count, eq, gt, isNull, sql } from "drizzle-orm";
import { visits } from "#features/visits/tables/visits.ts";
import {
  applyWorkOrderChange,
  type LockedOrder,
  lockReportedOrder,
} from "#features/work-orders/change-work-order.server.ts";
import { addWorkOrder } from "#features/work-orders/create-work-order.server.ts";
import { notifyAboutWorkOrder } from "#features/work-orders/notify-about-work-order.server.ts";
import { hasOpenState, workOrders } from "#features/work-orders/tables/work-orders.ts";
import { isOpenWorkOrder } from "#features/work-orders/work-order-types.ts";
import type { Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { Language } from "#platform/language/language.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import type { SupplyRequestForm } from "./supply-form.ts";
import { supplies, supplyRequests } from "./tables/supplies.ts";

export type RequestResult =
  | { ok: true; requestId: string; workOrderId: string; joined: boolean }
  /** A supply that the actor may not see, or that is no longer on the list, counts as absent. */
  | { ok: false; reason: "not-found" };

/**
 * Staff have it in the bell and on their lists without a mail: paper towels wait for the visit, whose
 * crew is shown it.
 */
export function requestSupply(
  { db, queue }: CommandContext,
  actor: Actor,
  { supplyId, quantity, note = "" }: SupplyRequestForm,
): Promise<RequestResult> {
  return db.transaction(async (tx): Promise<RequestResult> => {
    const supply = await lockSupply(tx, actor, supplyId);
    if (supply === undefined) return { ok: false, reason: "not-found" };
    const { name, clientId, facilityId } = supply;
    const at = await databaseTime(tx);
    const open = await lockOpen(tx, supplyId);
    const text = requestText(name, quantity, note);
    const language = note === "" ? null : actor.language;
    const workOrderId =
      open === undefined
        ? await addOrder(tx, actor, { clientId, facilityId, language }, text, at)
        : await joinOrder(
            { tx, queue },
            actor,
            open,
            { text: quantity !== undefined || note !== "" ? text : "", language },
            at,
          );
    const requestId = newId();
    await tx.insert(supplyRequests).values({
      id: requestId,
      clientId,
      facilityId,
      supplyId,
      workOrderId,
      note,
      language,
      quantity: quantity ?? null,
      requestedBy: actor.accountId,
      requestedAt: at,
    });
    return { ok: true, requestId, workOrderId, joined: open !== undefined };
  });
}

/** The text is in no language: a name, a number, and a typed note. */
function requestText(name: string, quantity: number | undefined, note: string): string {
  const what = quantity === undefined ? name : `${name}: ${quantity}`;
  return [what, note].filter(Boolean).join(". ");
}

/** The lock makes two taps at once one work order. */
async function lockSupply(tx: Transaction, actor: Actor, supplyId: string) {
  if (!may(actor, "work-orders.create")) return undefined;
  const { id, name, clientId, facilityId, archivedAt } = supplies;
  const inService = sql`exists (select from ${facilities} as f
    where f.id = ${facilityId} and f.archived_at is null)`;
  const [supply] = await tx
    .select({ name, clientId, facilityId })
    .from(supplies)
    .where(and(eq(id, supplyId), isNull(archivedAt), inService, inVisibleFacility(actor, supplies)))
    .for("update");
  return supply;
}

/** Undefined as well where it has ended while this request waited for its lock. */
async function lockOpen(tx: Transaction, supplyId: string): Promise<LockedOrder | undefined> {
  const [open] = await tx
    .select({ id: workOrders.id })
    .from(supplyRequests)
    .innerJoin(workOrders, eq(workOrders.id, supplyRequests.workOrderId))
    .where(
      and(
        eq(supplyRequests.supplyId, supplyId),
        isNull(supplyRequests.undoneAt),
        hasOpenState(workOrders.state),
      ),
    )
    .limit(1);
  const order = open && (await lockReportedOrder(tx, open.id));
  return order && isOpenWorkOrder(order) ? order : undefined;
}

async function addOrder(
  tx: Transaction,
  actor: Actor,
  place: { clientId: string; facilityId: string; language: Language | null },
  text: string,
  at: Date,
): Promise<string> {
  const { id, beginsAt, state, facilityId } = visits;
  const [visit] = await tx
    .select({ id })
    .from(visits)
    .where(and(eq(facilityId, place.facilityId), eq(state, "scheduled"), gt(beginsAt, at)))
    .orderBy(asc(beginsAt), asc(id))
    .limit(1);
  const order = await addWorkOrder(
    tx,
    {
      ...place,
      areaId: null,
      category: "restroom-supplies",
      priority: "planned",
      text,
      source: isClientRole(actor.role) ? "client" : "staff",
      askedBy: actor.accountId,
      askedName: null,
      visitId: visit?.id ?? null,
      isDueWithVisit: true,
    },
    { at },
  );
  await notifyAboutWorkOrder(tx, undefined, actor, order, "created");
  return order.id;
}

async function joinOrder(
  { tx, queue }: Pick<CommandContext, "queue"> & { tx: Transaction },
  actor: Actor,
  order: LockedOrder,
  { text, language }: { text: string; language: Language | null },
  at: Date,
): Promise<string> {
  if (text === "") return order.id;
  const details = { requestedAgain: true };
  const change = { event: "commented", details, comment: { text, language } } as const;
  await applyWorkOrderChange({ queue }, tx, actor, order, change, at);
  return order.id;
}

/** Offered for ten seconds; a slow connection gets a few more. */
const undoSeconds = 20;

export type UndoResult = { ok: true } | { ok: false; reason: "not-found" | "too-late" };

/**
 * Only the person who requested it can undo it. A work order that nobody else has joined, and nobody has
 * begun, is then canceled.
 */
export function undoRequest(
  { db, queue }: CommandContext,
  actor: Actor,
  requestId: string,
): Promise<UndoResult> {
  return db.transaction(async (tx): Promise<UndoResult> => {
    const { id, requestedBy, requestedAt, undoneAt, workOrderId } = supplyRequests;
    const isOwn = and(eq(id, requestId), eq(requestedBy, actor.accountId), isNull(undoneAt));
    const [request] = await tx
      .select({
        workOrderId,
        isRecent: sql<boolean>`${requestedAt} > clock_timestamp() - make_interval(secs => ${undoSeconds})`,
      })
      .from(supplyRequests)
      .where(and(isOwn, inVisibleFacility(actor, supplyRequests)))
      .for("update");
    if (request === undefined) return { ok: false, reason: "not-found" };
    if (!request.isRecent) return { ok: false, reason: "too-late" };
    const at = await databaseTime(tx);
    await tx.update(supplyRequests).set({ undoneAt: at }).where(eq(id, requestId));
    const order = await lockReportedOrder(tx, request.workOrderId);
    const [others] = await tx
      .select({ count: count() })
      .from(supplyRequests)
      .where(and(eq(workOrderId, request.workOrderId), isNull(undoneAt)));
    if (order?.state === "new" && others?.count === 0)
      await applyWorkOrderChange(
        { queue },
        tx,
        actor,
        order,
        { event: "cancelled", change: { state: "cancelled" } },
        at,
      );
    return { ok: true };
  });
}
