import type { FeatureServer } from "#platform/feature.server.ts";
import { invoiceEmailExamples } from "./emails/email-examples.ts";
import { invoiceEmails } from "./emails/invoice-emails.ts";
import { invoiceHistory } from "./history-nouns.server.ts";
import { invoicesNoun } from "./imports/invoices-noun.server.ts";
import { today } from "./invoice-state.server.ts";
import { countInvoices, invoiceFinder } from "./list-invoices.server.ts";
import { invoiceJob, workOnInvoices } from "./make-invoices.server.ts";
import { invoiceServerMessages } from "./messages.server.ts";
import { invoiceMessages } from "./messages.ts";
import { invoiceNotifications, invoiceRecord } from "./notifications.server.ts";
import { invoicePersonalData } from "./personal-data.server.ts";
import { invoicesOnStartPage } from "./start-page.server.ts";
import { billingCredits, billingSettings, facilityBilling } from "./tables/billing.ts";
import { invoiceCounters, invoiceLines, invoicePayments, invoices } from "./tables/invoices.ts";

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordsWithPanels {
    invoice: true;
  }
}

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    invoice: "client";
  }
}

export const invoicesServer = {
  name: "invoices",
  names(language) {
    const { section } = invoiceMessages(language);
    return {
      "/client-portal/invoices": { label: section },
      "/office/invoices": { label: section },
    };
  },
  jobs: {
    queues: [invoiceJob.name],
    start: ({ queue, db, log }) => workOnInvoices(queue, db, log),
  },
  emails: invoiceEmails,
  emailExamples: invoiceEmailExamples,
  emailTexts: [invoiceServerMessages.emailTexts],
  find: [invoiceFinder],
  attention: {
    "/client-portal/invoices": (db, actor) => countInvoices(db, actor, ["overdue"], today()),
    "/office/invoices": (db, actor) => countInvoices(db, actor, ["draft"], today()),
  },
  changeEvents: { invoice: { about: "client", needs: "invoices.read" } },
  history: invoiceHistory,
  archive: [
    { table: billingSettings },
    { table: facilityBilling },
    { table: billingCredits },
    { table: invoices },
    { table: invoiceLines },
    { table: invoicePayments },
    { table: invoiceCounters },
  ],
  imports: [invoicesNoun],
  personalData: invoicePersonalData,
  notifications: invoiceNotifications,
  notificationRecords: { invoice: invoiceRecord },
  startPage: invoicesOnStartPage,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
