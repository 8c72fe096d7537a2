import * as z from "zod/mini";
import { waysToPay } from "#content/ways-to-pay.ts";
import { listFacilities } from "#features/facilities/list-facilities.server.ts";
import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { moneyText } from "#platform/format/money.ts";
import { plural } from "#platform/format/plural.ts";
import { readChanges } from "#platform/history/field-changes.ts";
import type { HistoryListRow } from "#platform/history/history.server.ts";
import { listHistory } from "#platform/history/history.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { pdfResponse } from "#platform/http/pdf-response.server.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { formatMonth } from "./billing-days.ts";
import { findInvoice, type Invoice } from "./find-invoice.server.ts";
import { holdTexts } from "./handle-issued.server.ts";
import { paymentMethods } from "./invoice-forms.ts";
import { invoiceStateLabels } from "./invoice-state-labels.ts";
import type { InvoicesView, InvoicesViewData } from "./invoices-view.ts";
import { today } from "./today.server.ts";

/** The events that a client sees: drafts and held reminders are our own business. */
const forClients: readonly string[] = [
  "issued",
  "paid",
  "payment-taken-back",
  "voided",
  "reminded",
];

/** Newest first. */
const historyOf = (history: readonly HistoryListRow[], audience: InvoicesViewData["audience"]) =>
  history
    .filter(({ kind }) => audience === "staff" || forClients.includes(kind))
    .map(({ id, at, kind, actorName, details }) => ({
      id,
      at: momentOf(at, "en"),
      who: actorName,
      what: sentenceOf(kind, details),
    }));

function sentenceOf(kind: string, details: Record<string, unknown>): string {
  const { cents, text, until, days, number } = details;
  const amount = typeof cents === "number" ? moneyText(cents) : "";
  switch (kind) {
    case "drafted":
      return "Drafted";
    case "line-added":
      return `Line added: ${String(text)}, ${amount}`;
    case "line-removed":
      return `Line removed: ${String(text)}, ${amount}`;
    case "refreshed":
      return "Lines rebuilt";
    case "issued":
      return `Issued as ${String(number)}`;
    case "paid":
      return `Payment entered: ${amount}`;
    case "payment-taken-back":
      return `Payment reversed: ${amount}`;
    case "voided":
      return "Voided";
    case "reminders-held": {
      const before = readChanges(details).find(({ name }) => name === "heldUntil")?.from;
      const held = `Reminders on hold through ${typeof until === "string" ? dayWithYear(until, "en") : ""}`;
      return typeof before === "string" && before !== ""
        ? `${held} instead of ${dayWithYear(before, "en")}`
        : held;
    }
    case "reminders-released":
      return "Reminders resumed";
    case "reminded":
      return `Reminder sent, ${plural(Number(days), "one day", `${String(days)} days`)} past due`;
    default:
      return "Changed";
  }
}

/** @throws 404 for what is no id, does not exist or may not be seen */
export async function enterInvoice(view: InvoicesView, route: RouteRequest, rawId?: string) {
  const actor = await view.enter(route);
  const parsed = z.safeParse(z.uuid(), rawId);
  const { db, queue } = route.context.get(appContext);
  const invoice = parsed.success ? await findInvoice(db, actor, parsed.data, today()) : undefined;
  if (invoice === undefined) throw new Response(null, { status: 404 });
  return { actor, db, queue, invoice };
}

export async function readDetail(view: InvoicesView, route: RouteRequest, rawId?: string) {
  const { actor, db, invoice } = await enterInvoice(view, route, rawId);
  await recordOpened(route, actor, "invoice", invoice.id);
  const isStaff = view.audience === "staff";
  const { number } = invoice;
  const facilities = isStaff && invoice.state === "draft" ? await facilitiesOf() : [];
  return {
    ...toInvoiceView(invoice),
    view: { path: view.path, audience: view.audience },
    hold:
      isStaff && invoice.heldUntil !== null
        ? { until: dayWithYear(invoice.heldUntil, "en"), reason: invoice.holdReason ?? "" }
        : undefined,
    held: isStaff ? holdTexts(invoice) : {},
    facilities,
    history: historyOf(await listHistory(db, "invoice", invoice.id), view.audience),
    pay: invoice.openCents > 0 && number !== null ? waysToPay(number) : undefined,
    today: today(),
  };

  async function facilitiesOf() {
    const { clientId, facilityId } = invoice;
    const all = await listFacilities(db, actor, clientId);
    return all
      .filter(({ id }) => facilityId === null || id === facilityId)
      .map(({ id, name }) => ({ value: id, label: name }));
  }
}

export type DetailData = Awaited<ReturnType<typeof readDetail>>;

/** What both sides see of it; the same in the data for other programs. */
export function toInvoiceView(invoice: Invoice) {
  const { id, number, clientId, clientName, state, period, totalCents, paidCents } = invoice;
  const day = (value: string | null) => (value === null ? undefined : dayWithYear(value, "en"));
  const lines = invoice.lines.filter(({ kind }) => kind !== "tax");
  return {
    id,
    number,
    clientId,
    clientName,
    state,
    period,
    totalCents,
    paidCents,
    openCents: invoice.openCents,
    stateLabel: invoiceStateLabels[state],
    month: formatMonth(period),
    billTo: `${invoice.billToName}\n${invoice.billToAddress}`,
    purchaseOrder: invoice.purchaseOrder,
    issued: day(invoice.issuedOn),
    due: day(invoice.dueOn),
    voided: day(invoice.voidedOn),
    voidReason: invoice.voidReason ?? undefined,
    groups: [...Map.groupBy(lines, ({ facilityName }) => facilityName ?? "")].map(
      ([facilityName, own]) => ({
        facilityName,
        lines: own.map((line) => ({
          id: line.id,
          text: line.text,
          detail: line.detail,
          kind: line.kind,
          cents: line.cents,
          amount: moneyText(line.cents),
        })),
      }),
    ),
    taxes: invoice.lines
      .filter(({ kind }) => kind === "tax")
      .map(({ text, cents }) => ({ text, cents, amount: moneyText(cents) })),
    total: moneyText(totalCents),
    paid: moneyText(paidCents),
    open: moneyText(invoice.openCents),
    payments: invoice.payments.map((payment) => ({
      id: payment.id,
      cents: payment.cents,
      amount: moneyText(payment.cents),
      day: dayWithYear(payment.paidOn, "en"),
      method: paymentMethods[payment.method],
      reference: payment.reference,
      takesBack: payment.takesBack,
      isTakenBack: invoice.payments.some(({ takesBack }) => takesBack === payment.id),
    })),
  };
}

export async function invoiceFile(view: InvoicesView, route: RouteRequest, rawId?: string) {
  const { actor, invoice } = await enterInvoice(view, route, rawId);
  const shown = toInvoiceView(invoice);
  const { number, month, issued, due, purchaseOrder } = shown;
  const facts = [
    ["Month", month],
    ["Issued", issued],
    ["Due", due],
    ["Purchase order", purchaseOrder],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const { groups, taxes, totalCents, paidCents, openCents, billTo } = shown;
  const content = {
    number,
    facts,
    groups,
    taxes,
    totalCents,
    paidCents,
    openCents,
    billTo,
    pay: openCents > 0 && number ? waysToPay(number) : null,
    isVoid: shown.state === "void",
    date: invoice.createdAt.getTime(),
  };
  const order = { kind: "invoice", content } as const;
  return pdfResponse(actor.accountId, `invoice ${number ?? "draft"}`, order, actor.language);
}
