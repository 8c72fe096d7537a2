/** Clients are notified of invoices, and of those that are overdue; what a notification says of one. */
import { inArray } from "drizzle-orm";
import { dayWithYear } from "#platform/format/day-format.ts";
import type { Language } from "#platform/language/language.ts";
import { ownWords, type WrittenWords } from "#platform/language/written-words.ts";
import {
  homeOf,
  type NotificationDefinitions,
  type NotificationRecord,
} from "#platform/notifications/notification-definitions.server.ts";
import { byId, recordIdsOf } from "#platform/notifications/read-subjects.server.ts";
import { formatMonth } from "./billing-days.ts";
import { invoiceServerMessages } from "./messages.server.ts";
import { type InvoiceRow, invoices } from "./tables/invoices.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    invoice: "invoice";
  }
  interface NotificationRecords {
    invoice: true;
  }
}

const textsIn = (language: Language) => invoiceServerMessages(language).notifications;

export const invoiceNotifications = {
  invoice: {
    name: "invoice",
    place: 190,
    roles: ["client-administrator"],
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds.invoice,
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

export const invoiceRecord: NotificationRecord<"invoice"> = {
  name: "invoice",
  needs: "invoices.read",
  pathOf: ({ recordId }, audience) => `${homeOf(audience)}/invoices/${recordId}`,
  async describe(db, notifications, { language }) {
    const { id, number, period, dueOn } = invoices;
    const invoiceWith = byId(
      await db
        .select({ id, number, period, dueOn })
        .from(invoices)
        .where(inArray(id, recordIdsOf(notifications))),
    );
    const { added, overdue } = textsIn(language);
    return ({ event, recordId }) => {
      const invoice = invoiceWith.get(recordId);
      const number = { number: invoice?.number ?? "" };
      return {
        title: event === "overdue" ? overdue(number) : added(number),
        text: invoice && monthAndDay(invoice, language),
      };
    };
  },
};

function monthAndDay(
  { period, dueOn }: Pick<InvoiceRow, "period" | "dueOn">,
  language: Language,
): WrittenWords | undefined {
  const { due, forMonth, forMonthDue } = textsIn(language);
  const month = period === null ? undefined : formatMonth(period, language);
  const day = dueOn === null ? undefined : dayWithYear(dueOn, language);
  if (month === undefined) return day === undefined ? undefined : ownWords(due({ day }));
  return ownWords(day === undefined ? forMonth({ month }) : forMonthDue({ month, day }));
}
