/** Drafts, invoices, payments and statements of clients. */
import type { Feature } from "#platform/feature.ts";

export const invoices = {
  name: "invoices",
  uses: ["facilities", "work-orders"],
} as const satisfies Feature;
