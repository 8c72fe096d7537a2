/** What people changed, in words, with filters and a file for spreadsheets. */
import type { Feature } from "#platform/feature.ts";

export const audit = {
  name: "audit",
  uses: [
    "contact-messages",
    "documents",
    "facilities",
    "feedback",
    "inspections",
    "invoices",
    "job-applications",
    "leads",
    "visits",
    "work-orders",
  ],
} as const satisfies Feature;
