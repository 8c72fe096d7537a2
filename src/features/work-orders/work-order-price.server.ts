/** What extra work costs: offered by staff, accepted by the client's administrator, then billed. */
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedFields, type FieldChanges } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { isUnchanged, type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import {
  applyWorkOrderChange,
  type LockedOrder,
  lockVisibleOrder,
  type WorkOrderChange,
} from "./change-work-order.server.ts";
import { databaseTime } from "./database-time.server.ts";
import { notifyAboutPrice } from "./notify-about-price.server.ts";
import type { PriceForm } from "./price-form.server.ts";
import { workOrderPrices } from "./tables/work-order-prices.ts";
import { workOrders } from "./tables/work-orders.ts";
import { isVisibleWorkOrder } from "./visible-work-orders.server.ts";

export type PriceError =
  | "not-found"
  | "not-allowed"
  /** Accepted already, or the work order came to nothing. */
  | "wrong-state"
  | "already-done"
  /** The price was changed after it was shown. */
  | "changed-since";

export type PriceResult = ChangeResult<PriceError>;

export interface WorkOrderPrice {
  cents: number;
  text: string;
  offeredAt: Date;
  acceptedAt: Date | null;
  acceptedByName: string | null;
  isBilled: boolean;
}

/** Undefined also for people who may not know prices. */
export async function findPrice(
  db: Database,
  actor: Actor,
  orderId: string,
): Promise<WorkOrderPrice | undefined> {
  if (!may(actor, "prices.read")) return undefined;
  const [row] = await db
    .select({ price: workOrderPrices, acceptedByName: accounts.name })
    .from(workOrderPrices)
    .innerJoin(workOrders, eq(workOrders.id, workOrderPrices.workOrderId))
    .leftJoin(accounts, eq(accounts.id, workOrderPrices.acceptedBy))
    .where(and(eq(workOrderPrices.workOrderId, orderId), isVisibleWorkOrder(actor)));
  if (row === undefined) return undefined;
  const { cents, text, offeredAt, acceptedAt, invoiceId } = row.price;
  const { acceptedByName } = row;
  return { cents, text, offeredAt, acceptedAt, acceptedByName, isBilled: invoiceId !== null };
}

const overStates: readonly string[] = ["cancelled", "declined", "duplicate"];

/** Values of the fields in the offer's form; empty where nothing was offered. */
export const priceTexts = (price: PriceForm | undefined): Texts => ({
  cents: price === undefined ? "" : (price.cents / 100).toFixed(2),
  text: price?.text ?? "",
});

/** A new offer replaces one that nobody has accepted yet. @param seen the offer that was shown */
export const offerPrice = (
  context: CommandContext,
  actor: Actor,
  orderId: string,
  price: PriceForm,
  seen: Texts = {},
): Promise<PriceResult | EditRefusal> =>
  changeWorkOrderPrice<EditRefusal>(
    context,
    actor,
    orderId,
    may(actor, "prices.offer"),
    async (tx, order) => {
      if (overStates.includes(order.state)) return "wrong-state";
      const isIt = eq(workOrderPrices.workOrderId, orderId);
      const [before] = await tx.select().from(workOrderPrices).where(isIt);
      if (before !== undefined && before.acceptedAt !== null) return "wrong-state";
      const record = { recordKind: "work-order-price", recordId: orderId } as const;
      const change = await mergeFields(tx, actor, record, {
        stored: priceTexts(before),
        seen,
        sent: priceTexts(price),
        together: [["cents", "text"]],
      });
      if ("ok" in change) return change;
      if (isUnchanged(change)) return "already-done";
      const { cents = price.cents, text = price.text } = before ?? {};
      const offered = { cents, text, ...touchedOf(price, change) };
      const offer = { ...offered, offeredBy: actor.accountId, offeredAt: new Date() };
      await tx
        .insert(workOrderPrices)
        .values({ ...offer, workOrderId: orderId, ...placeOf(order) })
        .onConflictDoUpdate({ target: workOrderPrices.workOrderId, set: offer });
      await notifyAboutPrice(tx, context.queue, actor, order, { event: "price-offered" });
      return {
        cents: offered.cents,
        event: "price-offered",
        priced: changedFields(before ?? {}, offered),
        details: { byStaff: true },
        // Whoever names a price has taken the work order on.
        change: order.state === "new" ? { state: "acknowledged" } : {},
      };
    },
  );

/** @param seen the cents that were shown */
export const acceptPrice = (
  context: CommandContext,
  actor: Actor,
  orderId: string,
  seen: number,
): Promise<PriceResult> =>
  changeWorkOrderPrice(context, actor, orderId, may(actor, "prices.accept"), async (tx, order) => {
    const isIt = eq(workOrderPrices.workOrderId, orderId);
    const [price] = await tx.select().from(workOrderPrices).where(isIt);
    if (price === undefined || overStates.includes(order.state)) return "wrong-state";
    if (price.acceptedAt !== null) return "already-done";
    if (price.cents !== seen) return "changed-since";
    const accepted = { acceptedBy: actor.accountId, acceptedAt: new Date() };
    await tx.update(workOrderPrices).set(accepted).where(isIt);
    const { offeredBy } = price;
    await notifyAboutPrice(tx, context.queue, actor, order, { event: "price-accepted", offeredBy });
    return { cents: seen, event: "price-accepted", priced: changedFields(price, accepted) };
  });

/** What it means to the clocks and the history of the order, and the amount, which neither tells. */
type PriceChange = Pick<WorkOrderChange, "details" | "change"> & {
  event: HistoryKindOf<"work-order-price">;
  cents: number;
  priced: FieldChanges;
};

const placeOf = ({ clientId, facilityId }: LockedOrder) => ({ clientId, facilityId });

const changeWorkOrderPrice = <Answer extends EditRefusal = never>(
  context: CommandContext,
  actor: Actor,
  orderId: string,
  isAllowed: boolean,
  decide: (
    tx: Transaction,
    order: LockedOrder,
  ) => Promise<PriceChange | PriceError | NoInfer<Answer>>,
): Promise<PriceResult | NoInfer<Answer>> =>
  changeRecord<LockedOrder, PriceChange, PriceError, Done | Answer>(context, {
    lock: (tx) => lockVisibleOrder(tx, actor, orderId),
    isAllowed,
    decide,
    async apply(tx, order, { cents, priced, ...ofOrder }) {
      // The amount stands in a history of its own, for those who may know prices.
      await recordHistory(tx, {
        recordKind: "work-order-price",
        recordId: orderId,
        ...placeOf(order),
        kind: ofOrder.event,
        actorId: actor.accountId,
        change: priced,
        details: { cents },
      });
      await applyWorkOrderChange(context, tx, actor, order, ofOrder, await databaseTime(tx));
      return done;
    },
  });
