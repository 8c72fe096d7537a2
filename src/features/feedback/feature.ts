/** What clients think of our work, asked for after work orders and each quarter. */
import type { Feature } from "#platform/feature.ts";

export const feedback = {
  name: "feedback",
  uses: ["facilities", "messages", "supplies", "visits", "work-orders"],
} as const satisfies Feature;
