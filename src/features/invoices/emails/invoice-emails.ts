import { company } from "#content/company.ts";
import type { ForAccount } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { dayIn, formatMonth } from "../billing-days.ts";
import { waysToPay } from "../detail-screen.server.ts";
import { findInvoice } from "../find-invoice.server.ts";
import { invoiceNotifications } from "../notifications.server.ts";
import { invoiceMessage } from "./invoice.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** A client's administrators are told that an invoice was issued or is overdue. */
    invoice: ForAccount & { event: "issued" | "overdue" };
  }
  interface EmailSubjects {
    invoice: true;
  }
  interface NotDueReasons {
    paid: true;
    voided: true;
  }
}

export const invoiceEmails: Renderers<"invoice"> = {
  async invoice(parts, { aboutId, data }) {
    const actor = await findActorOf(parts.db, data.accountId);
    if (actor === undefined) return undefined;
    const today = dayIn(company.timeZone, new Date());
    const invoice = await findInvoice(parts.db, actor, aboutId ?? "", today);
    if (invoice === undefined) return undefined;
    if (invoice.state === "void") return { notDue: "voided" };
    const isReminder = data.event === "overdue";
    if (isReminder && invoice.state !== "overdue") return { notDue: "paid" };
    return ifWanted(parts, data.accountId, invoiceNotifications.invoice, (links) =>
      invoiceMessage({
        language: actor.language,
        name: actor.name,
        links,
        isReminder,
        number: invoice.number ?? "",
        month: formatMonth(invoice.period, actor.language),
        totalCents: invoice.totalCents,
        openCents: invoice.openCents,
        pay:
          invoice.openCents > 0 && invoice.number
            ? waysToPay(actor.language, invoice.number)
            : undefined,
        due: dayWithYear(invoice.dueOn ?? today, actor.language),
        address: `${parts.origin}/client-portal/invoices/${invoice.id}`,
      }),
    );
  },
};
