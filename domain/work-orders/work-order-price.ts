/** What extra work costs: offered by staff, accepted by the client's administrator, then billed. */
import { and, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import { workOrderPrices } from "#database/tables/billing.ts";
import { workOrders } from "#database/tables/work-orders.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { recordHistory } from "#domain/history/history.ts";
import type { PriceForm } from "#domain/invoices/invoice-forms.ts";
import { sendHint } from "#domain/live/hints.ts";
import type { CommandContext } from "#domain/submissions/submission.ts";
import { tellOfPrice } from "./tell-of-price.ts";
import { isVisibleWorkOrder } from "./visible-work-orders.ts";

export type PriceError =
  | "not-found"
  | "not-allowed"
  /** Accepted already, or the work order came to nothing. */
  | "wrong-state"
  | "already-done"
  /** Another price since it was shown. */
  | "changed-since";

export type PriceResult = { ok: true } | { ok: false; reason: PriceError };

export interface WorkOrderPrice {
  cents: number;
  text: string;
  offeredAt: Date;
  acceptedAt: Date | null;
  acceptedByName: string | null;
  isBilled: boolean;
}

/** Undefined also for who may not know prices. */
export async function findPrice(
  db: Database,
  actor: Actor,
  orderId: string,
): Promise<WorkOrderPrice | undefined> {
  if (!may(actor, "prices.read")) return undefined;
  const [found] = await db
    .select({ price: workOrderPrices, acceptedByName: accounts.name })
    .from(workOrderPrices)
    .innerJoin(workOrders, eq(workOrders.id, workOrderPrices.workOrderId))
    .leftJoin(accounts, eq(accounts.id, workOrderPrices.acceptedBy))
    .where(and(eq(workOrderPrices.workOrderId, orderId), isVisibleWorkOrder(actor)));
  if (found === undefined) return undefined;
  const { cents, text, offeredAt, acceptedAt, invoiceId } = found.price;
  const { acceptedByName } = found;
  return { cents, text, offeredAt, acceptedAt, acceptedByName, isBilled: invoiceId !== null };
}

const overStates: readonly string[] = ["cancelled", "declined", "duplicate"];

/** Another one takes the place of what nobody has accepted yet. */
export const offerPrice = (
  context: CommandContext,
  actor: Actor,
  orderId: string,
  { cents, text }: PriceForm,
): Promise<PriceResult> =>
  takePriceStep(context, actor, orderId, may(actor, "prices.offer"), async (tx, order) => {
    if (overStates.includes(order.state)) return "wrong-state";
    const offer = { cents, text, offeredBy: actor.accountId, offeredAt: new Date() };
    const written = await tx
      .insert(workOrderPrices)
      .values({ ...offer, workOrderId: orderId, ...placeOf(order) })
      .onConflictDoUpdate({
        target: workOrderPrices.workOrderId,
        set: offer,
        setWhere: isNull(workOrderPrices.acceptedAt),
      })
      .returning({ id: workOrderPrices.workOrderId });
    if (written.length === 0) return "wrong-state";
    await tellOfPrice(tx, context.queue, actor, order, { event: "price-offered" });
    return { kind: "price-offered", cents };
  });

/** @param seen the cents that were shown */
export const acceptPrice = (
  context: CommandContext,
  actor: Actor,
  orderId: string,
  seen: number,
): Promise<PriceResult> =>
  takePriceStep(context, actor, orderId, may(actor, "prices.accept"), async (tx, order) => {
    const isIt = eq(workOrderPrices.workOrderId, orderId);
    const [price] = await tx.select().from(workOrderPrices).where(isIt);
    if (price === undefined || overStates.includes(order.state)) return "wrong-state";
    if (price.acceptedAt !== null) return "already-done";
    if (price.cents !== seen) return "changed-since";
    const accepted = { acceptedBy: actor.accountId, acceptedAt: new Date() };
    await tx.update(workOrderPrices).set(accepted).where(isIt);
    const { offeredBy } = price;
    await tellOfPrice(tx, context.queue, actor, order, { event: "price-accepted", offeredBy });
    return { kind: "price-accepted", cents: seen };
  });

interface LockedOrder {
  id: string;
  state: string;
  clientId: string;
  facilityId: string;
}

const placeOf = ({ clientId, facilityId }: LockedOrder) => ({ clientId, facilityId });

function takePriceStep(
  { db }: Pick<CommandContext, "db">,
  actor: Actor,
  orderId: string,
  isAllowed: boolean,
  decide: (
    tx: Transaction,
    order: LockedOrder,
  ) => Promise<{ kind: string; cents: number } | PriceError>,
): Promise<PriceResult> {
  return db.transaction(async (tx): Promise<PriceResult> => {
    const { id, state, clientId, facilityId } = workOrders;
    const [order] = await tx
      .select({ id, state, clientId, facilityId })
      .from(workOrders)
      .where(and(eq(workOrders.id, orderId), isVisibleWorkOrder(actor)))
      .for("update");
    if (order === undefined) return { ok: false, reason: "not-found" };
    if (!isAllowed) return { ok: false, reason: "not-allowed" };
    const step = await decide(tx, order);
    if (typeof step === "string") return { ok: false, reason: step };
    const place = placeOf(order);
    // Of the order's history, but not of its story: not everybody who reads that may know prices.
    await recordHistory(tx, {
      ...{ recordKind: "work-order-price", recordId: orderId, ...place, kind: step.kind },
      ...{ actorId: actor.accountId, details: { cents: step.cents } },
    });
    await sendHint(tx, { kind: "work-order", id: orderId, ...place });
    return { ok: true };
  });
}
