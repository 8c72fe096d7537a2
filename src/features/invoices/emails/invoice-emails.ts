import { company } from "#content/company.ts";
import { waysToPay } from "#content/ways-to-pay.ts";
import { findActorOf } from "#domain/accounts/find-actor.ts";
import { dayWithYear } from "#domain/dates/day-words.ts";
import { dayIn, monthInWords } from "#domain/invoices/billing-days.ts";
import { findInvoice } from "#domain/invoices/find-invoice.ts";
import { invoiceMessage } from "#mail/invoice.tsx";
import type { Renderers } from "./email-renderer.ts";
import { ifWanted } from "./wanted-email.ts";

export const invoiceEmails: Renderers<"invoice"> = {
  async invoice(parts, { aboutId, data }) {
    const actor = await findActorOf(parts.db, data.accountId);
    if (actor === undefined) return undefined;
    const today = dayIn(company.timeZone, new Date());
    const invoice = await findInvoice(parts.db, actor, aboutId ?? "", today);
    if (invoice === undefined) return undefined;
    if (invoice.state === "void") return { notDue: "Not sent: the invoice was voided meanwhile." };
    const isReminder = data.event === "overdue";
    if (isReminder && invoice.state !== "overdue")
      return { notDue: "Not sent: it was paid in the meantime." };
    return ifWanted(parts, data.accountId, "invoice", (links) =>
      invoiceMessage({
        ...{ name: actor.name, links, isReminder, number: invoice.number ?? "" },
        month: monthInWords(invoice.period),
        ...{ totalCents: invoice.totalCents, openCents: invoice.openCents },
        pay: invoice.openCents > 0 && invoice.number ? waysToPay(invoice.number) : undefined,
        due: dayWithYear(invoice.dueOn ?? today),
        address: `${parts.origin}/client-portal/invoices/${invoice.id}`,
      }),
    );
  },
};
