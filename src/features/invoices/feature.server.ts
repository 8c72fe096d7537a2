import type { FeatureServer } from "#platform/feature.server.ts";
import { invoiceQueue } from "#platform/jobs/queue-options.server.ts";
import { invoiceEmails } from "./emails/invoice-emails.ts";
import { invoiceFinder } from "./find.server.ts";
import { workOnInvoices } from "./jobs.server.ts";

export const invoicesServer = {
  name: "invoices",
  jobs: {
    queues: [invoiceQueue],
    start: ({ queue, db, log }) => workOnInvoices(queue, db, log),
  },
  emails: invoiceEmails,
  find: [invoiceFinder],
} satisfies FeatureServer;
