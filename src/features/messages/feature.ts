/** Threads between clients and our staff, also about a record. */
import type { Feature } from "#platform/feature.ts";

export const messages = {
  name: "messages",
  uses: ["documents", "facilities", "inspections", "invoices", "visits", "work-orders"],
} as const satisfies Feature;
