/** What our staff do with an invoice that was issued. */
import { randomUUIDv7 } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { invoicePayments, invoices } from "#database/tables/invoices.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { HoldForm, PaymentForm } from "./invoice-forms.ts";
import { type InvoiceResult, takeInvoiceStep } from "./take-invoice-step.ts";
import { freeOrigins } from "./write-lines.ts";

type Context = { db: Database };

/** In parts, as they come; never more than is open. */
export const recordPayment = (
  context: Context,
  actor: Actor,
  id: string,
  payment: PaymentForm,
): Promise<InvoiceResult> =>
  takeInvoiceStep(context, actor, id, async (tx, invoice) => {
    const { state, paidCents, totalCents, clientId } = invoice;
    if (state !== "issued") return "wrong-state";
    if (paidCents + payment.cents > totalCents) return "too-much";
    await tx.insert(invoicePayments).values({
      ...{ ...payment, id: randomUUIDv7(), invoiceId: id, clientId, enteredBy: actor.accountId },
    });
    await tx
      .update(invoices)
      .set({ paidCents: paidCents + payment.cents })
      .where(eq(invoices.id, id));
    return { kind: "paid", details: { cents: payment.cents, paidOn: payment.paidOn } };
  });

/** One that was entered by mistake: both rows stay. */
export const takePaymentBack = (
  context: Context,
  actor: Actor,
  id: string,
  paymentId: string,
): Promise<InvoiceResult> =>
  takeInvoiceStep(context, actor, id, async (tx, invoice) => {
    const isIt = and(eq(invoicePayments.id, paymentId), eq(invoicePayments.invoiceId, id));
    const [payment] = await tx.select().from(invoicePayments).where(isIt);
    if (payment === undefined || payment.takesBack !== null) return "not-found";
    const taken = eq(invoicePayments.takesBack, paymentId);
    if ((await tx.$count(invoicePayments, taken)) > 0) return "already-done";
    const { cents, paidOn, method, clientId, reference } = payment;
    await tx.insert(invoicePayments).values({
      ...{ id: randomUUIDv7(), invoiceId: id, clientId, cents: -cents, paidOn, method, reference },
      ...{ enteredBy: actor.accountId, takesBack: paymentId },
    });
    await tx
      .update(invoices)
      .set({ paidCents: invoice.paidCents - cents })
      .where(eq(invoices.id, id));
    return { kind: "payment-taken-back", details: { cents, paidOn } };
  });

/** Its number stays, and its amount is credited; what it billed waits for another invoice. */
export const voidInvoice = (
  context: Context,
  actor: Actor,
  id: string,
  reason: string,
  today: string,
): Promise<InvoiceResult> =>
  takeInvoiceStep(context, actor, id, async (tx, { state, paidCents }) => {
    if (state === "void") return "already-done";
    if (state === "draft") return "wrong-state";
    if (paidCents > 0) return "has-payments";
    await tx
      .update(invoices)
      .set({ state: "void", voidedOn: today, voidReason: reason })
      .where(eq(invoices.id, id));
    await freeOrigins(tx, id);
    return { kind: "voided", details: { reason } };
  });

/** No reminder goes out up to and with that day. */
export const holdReminders = (
  context: Context,
  actor: Actor,
  id: string,
  { heldUntil, reason }: HoldForm,
): Promise<InvoiceResult> =>
  takeInvoiceStep(context, actor, id, async (tx, { state, paidCents, totalCents }) => {
    if (state !== "issued" || paidCents >= totalCents) return "wrong-state";
    await tx.update(invoices).set({ heldUntil, holdReason: reason }).where(eq(invoices.id, id));
    return { kind: "reminders-held", details: { until: heldUntil, reason } };
  });

export const releaseReminders = (
  context: Context,
  actor: Actor,
  id: string,
): Promise<InvoiceResult> =>
  takeInvoiceStep(context, actor, id, async (tx, { heldUntil }) => {
    if (heldUntil === null) return "already-done";
    await tx.update(invoices).set({ heldUntil: null, holdReason: null }).where(eq(invoices.id, id));
    return { kind: "reminders-released" };
  });
