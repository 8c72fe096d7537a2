/** What the command menu finds, whatever it is. */
import type { Feature } from "#platform/feature.ts";

export const finder = {
  name: "finder",
  uses: ["documents", "inspections", "invoices", "messages", "work-orders"],
} as const satisfies Feature;
