import { payment } from "#content/payment.ts";
import { listFacilities } from "#features/facilities/find-facility.server.ts";
import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { moneyText } from "#platform/format/money.ts";
import { readChanges } from "#platform/history/field-changes.ts";
import { type HistoryListRow, listHistory } from "#platform/history/history.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import { pdfResponse } from "#platform/http/pdf-response.server.ts";
import type { Language } from "#platform/language/language.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { findTimeZoneOfPerson } from "#platform/notifications/zone-of-person.server.ts";
import { formatMonth } from "./billing-days.ts";
import { findInvoice, type Invoice } from "./find-invoice.server.ts";
import { holdTexts } from "./handle-issued.server.ts";
import { today } from "./invoice-state.server.ts";
import type { LineFacts } from "./invoice-types.ts";
import type { InvoicesView, InvoicesViewData } from "./invoices-view.ts";
import { lineWords } from "./line-words.server.ts";
import { invoiceServerMessages } from "./messages.server.ts";
import { invoiceMessages } from "./messages.ts";

// Pages, PDFs and emails give the same ways to pay.

interface WayToPay {
  label: string;
  /** Lines. */
  text: string;
  /** A link on which one can pay at once. */
  address?: string;
}

export interface WaysToPay {
  ways: readonly WayToPay[];
  /** Says which number to name with a payment, or that nothing is to be paid. */
  note: string;
}

/** @param number of the invoice; absent for an account with several */
export function waysToPay(
  language: Language,
  number?: string,
  { bank, check, link, demo } = payment(),
): WaysToPay {
  const { pay } = invoiceServerMessages(language);
  const ways: WayToPay[] = [];
  if (link !== "") ways.push({ label: pay.online, text: link, address: link });
  if (bank.accountNumber !== "")
    ways.push({
      label: pay.bank,
      text: [
        bank.bankName,
        bank.accountName,
        pay.routingNumber({ number: bank.routingNumber }),
        pay.accountNumber({ number: bank.accountNumber }),
      ].join("\n"),
    });
  if (check.payableTo !== "")
    ways.push({
      label: pay.check,
      text: `${pay.payableTo({ name: check.payableTo })}\n${check.address}`,
    });
  const name = number ? pay.includeNumber({ number }) : pay.includeNumbers;
  return { ways, note: demo ? `${name} ${pay.madeUp}` : name };
}

/** The events that a client sees: drafts and held reminders are our own business. */
const forClients: readonly string[] = [
  "issued",
  "paid",
  "payment-taken-back",
  "voided",
  "reminded",
];

/** Newest first. */
const historyOf = (
  history: readonly HistoryListRow[],
  audience: InvoicesViewData["audience"],
  language: Language,
  timeZone: string,
) =>
  history
    .filter(({ kind }) => audience === "staff" || forClients.includes(kind))
    .map(({ id, at, kind, actorName, details }) => ({
      id,
      at: momentOf(at, language, timeZone),
      who: actorName,
      what: sentenceOf(kind, details, language),
    }));

function textOfLine({ text, facts }: Record<string, unknown>, language: Language): string {
  const line = { text: String(text), detail: "", facts: isLineFacts(facts) ? facts : null };
  return lineWords({ ...line, taxBasisPoints: 0 }, language).text;
}

/** Our own commands wrote them. */
const isLineFacts = (value: unknown): value is LineFacts =>
  typeof value === "object" && value !== null && "kind" in value;

function sentenceOf(kind: string, details: Record<string, unknown>, language: Language): string {
  const { history } = invoiceServerMessages(language);
  const { cents, until, days, number } = details;
  const amount = typeof cents === "number" ? moneyText(cents) : "";
  switch (kind) {
    case "imported":
      return history.imported;
    case "drafted":
      return history.drafted;
    case "line-added":
      return history.lineAdded({ text: textOfLine(details, language), amount });
    case "line-removed":
      return history.lineRemoved({ text: textOfLine(details, language), amount });
    case "refreshed":
      return history.refreshed;
    case "issued":
      return history.issued({ number: String(number) });
    case "paid":
      return history.paid({ amount });
    case "payment-taken-back":
      return history.reversed({ amount });
    case "voided":
      return history.voided;
    case "reminders-held": {
      const before = readChanges(details).find(({ name }) => name === "heldUntil")?.from;
      const day = typeof until === "string" ? dayWithYear(until, language) : "";
      return typeof before === "string" && before !== ""
        ? history.heldInstead({ day, before: dayWithYear(before, language) })
        : history.held({ day });
    }
    case "reminders-released":
      return history.released;
    case "reminded":
      return history.reminded({ count: Number(days) });
    default:
      return history.changed;
  }
}

/** @throws 404 for what is no id, does not exist or may not be seen */
export async function requireInvoice(view: InvoicesView, route: RouteRequest, rawId?: string) {
  const actor = await view.enter(route);
  const { db, queue } = route.context.get(appContext);
  const invoice = await findInvoice(db, actor, requireUuid(rawId), today());
  if (invoice === undefined) throw notFound();
  return { actor, db, queue, invoice };
}

export async function readDetail(view: InvoicesView, route: RouteRequest, rawId?: string) {
  const { actor, db, invoice } = await requireInvoice(view, route, rawId);
  await recordOpened(route, actor, "invoice", invoice.id);
  const isStaff = view.audience === "staff";
  const { language } = actor;
  const { number } = invoice;
  const facilities = isStaff && invoice.state === "draft" ? await facilitiesOf() : [];
  return {
    ...toInvoiceView(invoice, language),
    view: { path: view.path, audience: view.audience },
    hold:
      isStaff && invoice.heldUntil !== null
        ? {
            until: dayWithYear(invoice.heldUntil, language),
            reason: invoice.holdReason ?? "",
            language: invoice.holdLanguage,
          }
        : undefined,
    voidLanguage: invoice.voidLanguage,
    held: isStaff ? holdTexts(invoice) : {},
    facilities,
    history: historyOf(
      await listHistory(db, "invoice", invoice.id),
      view.audience,
      language,
      invoice.timeZone ?? (await findTimeZoneOfPerson(db, actor.accountId)),
    ),
    pay: invoice.openCents > 0 && number !== null ? waysToPay(language, number) : undefined,
    today: today(),
  };

  async function facilitiesOf() {
    const { clientId, facilityId } = invoice;
    const facilities = await listFacilities(db, actor, clientId);
    return facilities
      .filter(({ id }) => facilityId === null || id === facilityId)
      .map(({ id, name }) => ({ value: id, label: name }));
  }
}

export type DetailData = Awaited<ReturnType<typeof readDetail>>;

/** Both sides and the API see the same of an invoice. */
export function toInvoiceView(invoice: Invoice, language: Language) {
  const { states, paymentMethods } = invoiceMessages(language);
  const { id, number, clientId, clientName, state, period, totalCents, paidCents } = invoice;
  const day = (value: string | null) => (value === null ? undefined : dayWithYear(value, language));
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
    stateLabel: states[state],
    month: formatMonth(period, language),
    billTo: `${invoice.billToName}\n${invoice.billToAddress}`,
    purchaseOrder: invoice.purchaseOrder,
    issued: day(invoice.issuedOn),
    due: day(invoice.dueOn),
    voided: day(invoice.voidedOn),
    voidReason: invoice.voidReason ?? undefined,
    groups: [...Map.groupBy(lines, ({ facilityId }) => facilityId)].map(([facilityId, lines]) => ({
      facilityId,
      facilityName: lines[0]?.facilityName ?? "",
      lines: lines.map((line) => ({
        id: line.id,
        ...lineWords(line, language),
        kind: line.kind,
        cents: line.cents,
        amount: moneyText(line.cents),
      })),
    })),
    taxes: invoice.lines
      .filter(({ kind }) => kind === "tax")
      .map((line) => ({
        text: lineWords(line, language).text,
        cents: line.cents,
        amount: moneyText(line.cents),
      })),
    total: moneyText(totalCents),
    paid: moneyText(paidCents),
    open: moneyText(invoice.openCents),
    payments: invoice.payments.map((payment) => ({
      id: payment.id,
      cents: payment.cents,
      amount: moneyText(payment.cents),
      day: dayWithYear(payment.paidOn, language),
      method: paymentMethods[payment.method],
      reference: payment.reference,
      takesBack: payment.takesBack,
      isTakenBack: invoice.payments.some(({ takesBack }) => takesBack === payment.id),
    })),
  };
}

export async function invoiceFile(view: InvoicesView, route: RouteRequest, rawId?: string) {
  const { actor, invoice } = await requireInvoice(view, route, rawId);
  const { language } = actor;
  const { detail } = invoiceMessages(language);
  const invoiceView = toInvoiceView(invoice, language);
  const { number, month, issued, due, purchaseOrder } = invoiceView;
  const facts = [
    [detail.month, month],
    [detail.issued, issued],
    [detail.due, due],
    [detail.purchaseOrder, purchaseOrder],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const { groups, taxes, totalCents, paidCents, openCents, billTo } = invoiceView;
  const content = {
    language,
    number,
    facts,
    groups,
    taxes,
    totalCents,
    paidCents,
    openCents,
    billTo,
    pay: openCents > 0 && number ? waysToPay(language, number) : null,
    isVoid: invoiceView.state === "void",
    date: invoice.createdAt.getTime(),
  };
  const order = { kind: "invoice", content } as const;
  return pdfResponse(actor.accountId, `invoice ${number ?? "draft"}`, order, actor.language);
}
