/** Requests of clients with their clocks, from the first word to the acceptance. */
import type { Feature } from "#platform/feature.ts";

export const workOrders = {
  name: "work-orders",
  uses: ["facilities", "visits"],
} as const satisfies Feature;
