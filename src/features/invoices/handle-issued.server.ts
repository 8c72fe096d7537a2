import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isUnchanged, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { freeOrigins } from "./change-draft.server.ts";
import { changeInvoice, type InvoiceResult } from "./change-invoice.server.ts";
import type { HoldForm, PaymentForm } from "./invoice-forms.server.ts";
import { type InvoiceRow, invoicePayments } from "./tables/invoices.ts";

type Context = { db: Database };

/** Payments may come in parts, and never exceed what is open. */
export const recordPayment = (
  context: Context,
  actor: Actor,
  id: string,
  payment: PaymentForm,
): Promise<InvoiceResult> =>
  changeInvoice(context, actor, id, async (tx, invoice) => {
    const { state, paidCents, totalCents, clientId } = invoice;
    if (state !== "issued") return "wrong-state";
    if (paidCents + payment.cents > totalCents) return "too-much";
    await tx.insert(invoicePayments).values({
      ...payment,
      id: newId(),
      invoiceId: id,
      clientId,
      enteredBy: actor.accountId,
    });
    const set = { paidCents: paidCents + payment.cents };
    return { kind: "paid", set, details: { ...payment } };
  });

/** One that was entered by mistake: both rows stay. */
export const reversePayment = (
  context: Context,
  actor: Actor,
  id: string,
  paymentId: string,
): Promise<InvoiceResult> =>
  changeInvoice(context, actor, id, async (tx, invoice) => {
    const isIt = and(eq(invoicePayments.id, paymentId), eq(invoicePayments.invoiceId, id));
    const [payment] = await tx.select().from(invoicePayments).where(isIt);
    if (payment === undefined || payment.takesBack !== null) return "not-found";
    const isReversal = eq(invoicePayments.takesBack, paymentId);
    if ((await tx.$count(invoicePayments, isReversal)) > 0) return "already-done";
    const { cents, paidOn, method, clientId, reference } = payment;
    await tx.insert(invoicePayments).values({
      id: newId(),
      invoiceId: id,
      clientId,
      cents: -cents,
      paidOn,
      method,
      reference,
      enteredBy: actor.accountId,
      takesBack: paymentId,
    });
    const set = { paidCents: invoice.paidCents - cents };
    return { kind: "payment-taken-back", set, details: { cents, paidOn, method, reference } };
  });

/** Its number stays, and its amount is credited; what it billed waits for another invoice. */
export const voidInvoice = (
  context: Context,
  actor: Actor,
  id: string,
  reason: string,
  today: string,
): Promise<InvoiceResult> =>
  changeInvoice(context, actor, id, async (tx, invoice) => {
    const { state, paidCents } = invoice;
    if (state === "void") return "already-done";
    if (state === "draft") return "wrong-state";
    if (paidCents > 0) return "has-payments";
    const set = {
      state: "void",
      voidedOn: today,
      voidReason: reason,
      voidLanguage: actor.language,
    } as const;
    await freeOrigins(tx, id);
    return { kind: "voided", set, details: { reason } };
  });

/** Values of the fields in the form for holding; empty where reminders go out. */
export const holdTexts = (invoice: Pick<InvoiceRow, "heldUntil" | "holdReason">): Texts => ({
  heldUntil: invoice.heldUntil ?? "",
  reason: invoice.holdReason ?? "",
});

/**
 * No reminder goes out up to and with that day.
 * @param seen the day and the reason that were shown
 */
export const holdReminders = (
  context: Context,
  actor: Actor,
  id: string,
  { heldUntil, reason }: HoldForm,
  seen: Texts = {},
): Promise<InvoiceResult | EditRefusal> =>
  changeInvoice<EditRefusal>(context, actor, id, async (tx, invoice) => {
    const { state, paidCents, totalCents } = invoice;
    if (state !== "issued" || paidCents >= totalCents) return "wrong-state";
    const change = await mergeHold(tx, actor, invoice, seen, { heldUntil, reason });
    if ("ok" in change) return change;
    if (isUnchanged(change)) return "already-done";
    const held = { heldUntil, reason, ...change.after };
    const set = {
      heldUntil: held.heldUntil,
      holdReason: held.reason,
      ...(held.reason !== invoice.holdReason && { holdLanguage: actor.language }),
    };
    const details = { until: held.heldUntil, reason: held.reason };
    return { kind: "reminders-held", set, change, details };
  });

/** @param seen the day and the reason that were shown */
export const releaseReminders = (
  context: Context,
  actor: Actor,
  id: string,
  seen: Texts = {},
): Promise<InvoiceResult | EditRefusal> =>
  changeInvoice<EditRefusal>(context, actor, id, async (tx, invoice) => {
    if (invoice.heldUntil === null) return "already-done";
    const set = { heldUntil: null, holdReason: null };
    const change = await mergeHold(tx, actor, invoice, seen, holdTexts(set));
    return "ok" in change ? change : { kind: "reminders-released", set, change };
  });

/** A day makes sense with its reason alone. */
const mergeHold = (tx: Transaction, actor: Actor, invoice: InvoiceRow, seen: Texts, sent: Texts) =>
  mergeFields(
    tx,
    actor,
    { recordKind: "invoice", recordId: invoice.id },
    { stored: holdTexts(invoice), seen, sent, together: [["heldUntil", "reason"]] },
  );
