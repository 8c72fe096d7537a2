/** Staff offer a price for extra work, the client's administrator accepts it, and it is then billed. */
import { and, eq, inArray } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { momentOf } from "#platform/document/moment.ts";
import { centsText } from "#platform/format/hundredths.ts";
import { moneyText } from "#platform/format/money.ts";
import { dollarAmount } from "#platform/forms/dollar-amount.ts";
import { requiredText } from "#platform/forms/fields.ts";
import { changedFields, type FieldChanges } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
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
import { requireWorkOrder } from "./detail-screen.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { notifyAboutPrice } from "./notify-about-work-order.server.ts";
import { workOrderPrices } from "./tables/work-order-prices.ts";
import { type WorkOrderRow, workOrders } from "./tables/work-orders.ts";
import { isVisibleWorkOrder } from "./visible-work-orders.server.ts";
import type { WorkOrdersView } from "./work-order-filter.ts";

const priceForm = byLanguage((language) =>
  z.object({
    cents: dollarAmount(language),
    text: requiredText(language, {
      min: 3,
      max: 200,
      message: workOrderServerMessages(language).errors.included,
    }),
  }),
);

export type PriceForm = z.infer<ReturnType<typeof priceForm>>;

/** The offer that the client saw: another one since, also for other work, is not agreed to. */
const acceptForm = z.object({
  cents: z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number)),
  text: z._default(z.string(), ""),
});

export type PriceProblem =
  | "not-found"
  | "not-allowed"
  /** Accepted already, or the work order came to nothing. */
  | "wrong-state"
  | "already-done"
  /** The price, or what it includes, was changed after it was shown. */
  | "changed-since";

export type PriceResult = ChangeResult<PriceProblem>;

export interface WorkOrderPrice {
  cents: number;
  text: string;
  language: WrittenLanguage;
  offeredAt: Date;
  acceptedAt: Date | null;
  acceptedByName: string | null;
  isBilled: boolean;
  /** The facility's, an IANA name. */
  timeZone: string;
}

/** Undefined also for people who may not know prices. */
export async function findPrice(
  db: Database,
  actor: Actor,
  orderId: string,
): Promise<WorkOrderPrice | undefined> {
  if (!may(actor, "prices.read")) return undefined;
  const [row] = await db
    .select({
      price: workOrderPrices,
      acceptedByName: accounts.name,
      timeZone: facilities.timeZone,
    })
    .from(workOrderPrices)
    .innerJoin(workOrders, eq(workOrders.id, workOrderPrices.workOrderId))
    .innerJoin(facilities, eq(facilities.id, workOrders.facilityId))
    .leftJoin(accounts, eq(accounts.id, workOrderPrices.acceptedBy))
    .where(and(eq(workOrderPrices.workOrderId, orderId), isVisibleWorkOrder(actor)));
  if (row === undefined) return undefined;
  const { cents, text, language, offeredAt, acceptedAt, invoiceId } = row.price;
  const { acceptedByName, timeZone } = row;
  const isBilled = invoiceId !== null;
  return { cents, text, language, offeredAt, acceptedAt, acceptedByName, isBilled, timeZone };
}

const overStates: WorkOrderRow["state"][] = ["cancelled", "declined", "duplicate"];

/** Values of the fields in the offer's form; empty where nothing was offered. */
const priceTexts = (price: PriceForm | undefined): Texts => ({
  cents: price === undefined ? "" : centsText(price.cents),
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
      const offer = {
        ...offered,
        // If only the amount changes, the text stays in the language of whoever wrote it.
        ...(offered.text !== before?.text && { language: actor.language }),
        offeredBy: actor.accountId,
        offeredAt: new Date(),
      };
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
        // An offer counts as an acknowledgment of the work order.
        change: order.state === "new" ? { state: "acknowledged" } : {},
      };
    },
  );

/** @param seen the offer that was shown */
export const acceptPrice = (
  context: CommandContext,
  actor: Actor,
  orderId: string,
  seen: PriceForm,
): Promise<PriceResult> =>
  changeWorkOrderPrice(context, actor, orderId, may(actor, "prices.accept"), async (tx, order) => {
    const isIt = eq(workOrderPrices.workOrderId, orderId);
    const [price] = await tx.select().from(workOrderPrices).where(isIt);
    if (price === undefined || overStates.includes(order.state)) return "wrong-state";
    if (price.acceptedAt !== null) return "already-done";
    if (price.cents !== seen.cents || price.text !== seen.text) return "changed-since";
    const accepted = { acceptedBy: actor.accountId, acceptedAt: new Date() };
    await tx.update(workOrderPrices).set(accepted).where(isIt);
    const { offeredBy } = price;
    await notifyAboutPrice(tx, context.queue, actor, order, { event: "price-accepted", offeredBy });
    return { cents: seen.cents, event: "price-accepted", priced: changedFields(price, accepted) };
  });

/** The effect on clocks and history of the work order, and the amount, which neither of them contains. */
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
  ) => Promise<PriceChange | PriceProblem | NoInfer<Answer>>,
): Promise<PriceResult | NoInfer<Answer>> =>
  changeRecord<LockedOrder, PriceChange, PriceProblem, Done | Answer>(context, {
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

// The price of extra work on the page of a work order, for people who may know prices.

export async function readPrice(view: WorkOrdersView, route: RouteRequest, rawId?: string) {
  const { actor, id, db } = await requireWorkOrder(view, route, rawId);
  const price = await findPrice(db, actor, id);
  const isDecided = price?.acceptedAt != null || (await isOver(db, id));
  return {
    price: price && {
      cents: price.cents,
      amount: moneyText(price.cents),
      text: price.text,
      language: price.language,
      isBilled: price.isBilled,
      accepted: price.acceptedAt && {
        by: price.acceptedByName ?? "",
        at: momentOf(price.acceptedAt, actor.language, price.timeZone),
      },
    },
    stored: priceTexts(price),
    mayOffer: may(actor, "prices.offer") && !isDecided,
    mayAccept: may(actor, "prices.accept") && price !== undefined && !isDecided,
  };
}

/** True for a work order that came to nothing: what it would cost is not offered or accepted any more. */
const isOver = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(workOrders, and(eq(workOrders.id, id), inArray(workOrders.state, overStates)))) >
  0;

export type PriceData = Awaited<ReturnType<typeof readPrice>>;

/** Undefined where the form is about something else: its address says so. */
export function handlePriceForm(view: WorkOrdersView, route: RouteRequest, rawId?: string) {
  const form = new URL(route.request.url).searchParams.get("form");
  if (form === "price") return offer(view, route, rawId);
  return form === "accept-price" ? accept(view, route, rawId) : undefined;
}

async function offer(view: WorkOrdersView, route: RouteRequest, rawId?: string) {
  const { actor, id, db, queue } = await requireWorkOrder(view, route, rawId);
  const definition = {
    form: "price",
    schema: priceForm(actor.language),
    echoed: ["cents", "text"],
  };
  return handleFormOnce(route, { ...definition, actor, db }, async (price, refuse, db, _, sent) => {
    const result = await offerPrice({ db, queue }, actor, id, price, seenIn(sent));
    if (!result.ok && result.reason === "edited-by-both")
      return refuseEdit(refuse, result, priceTexts(price), { formatValue });
    return answerTo(result, `${view.path}/${id}`, actor.language, refuse);
  });
}

const formatValue = (name: string, value: string) => (name === "cents" ? `$${value}` : value);

async function accept(view: WorkOrdersView, route: RouteRequest, rawId?: string) {
  const { actor, id, db, queue } = await requireWorkOrder(view, route, rawId);
  const definition = { form: "accept-price", schema: acceptForm };
  return handleFormOnce(route, { ...definition, actor, db }, async (seen, refuse, db) => {
    const result = await acceptPrice({ db, queue }, actor, id, seen);
    return answerTo(result, `${view.path}/${id}`, actor.language, refuse);
  });
}

function answerTo<Refused>(
  result: PriceResult,
  path: string,
  language: Language,
  refuse: (status: number, why: string) => Refused,
) {
  if (result.ok || result.reason === "already-done") return redirectAfterPost(path);
  if (result.reason === "not-found") throw notFound();
  const problem = workOrderServerMessages(language).priceProblems[result.reason];
  return refuse(result.reason === "not-allowed" ? 403 : 409, problem);
}
