import type { FeatureServer } from "#platform/feature.server.ts";
import { invoiceQueue } from "#platform/jobs/queue-options.server.ts";
import { invoiceArchive } from "./archive.server.ts";
import { invoiceEmails } from "./emails/invoice-emails.ts";
import { invoiceFinder } from "./find.server.ts";
import { invoiceHistory } from "./history-nouns.server.ts";
import { invoicesNoun } from "./imports/invoices-noun.server.ts";
import { workOnInvoices } from "./jobs.server.ts";
import { countInvoices } from "./list-invoices.server.ts";
import { invoiceMessages } from "./messages.ts";
import { today } from "./today.server.ts";

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
    queues: [invoiceQueue],
    start: ({ queue, db, log }) => workOnInvoices(queue, db, log),
  },
  emails: invoiceEmails,
  find: [invoiceFinder],
  attention: {
    "/client-portal/invoices": (db, actor) => countInvoices(db, actor, ["overdue"], today()),
    "/office/invoices": (db, actor) => countInvoices(db, actor, ["draft"], today()),
  },
  history: invoiceHistory,
  archive: invoiceArchive,
  imports: [invoicesNoun],
} satisfies FeatureServer;
