/** Figures of a client over a period, and which clients need attention. */
import type { Feature } from "#platform/feature.ts";

export const insights = {
  name: "insights",
  uses: ["facilities", "feedback", "inspections", "messages", "visits", "work-orders"],
} as const satisfies Feature;
