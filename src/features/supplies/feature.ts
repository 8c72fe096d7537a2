/** What a facility runs out of, and who brings it. */
import type { Feature } from "#platform/feature.ts";

export const supplies = {
  name: "supplies",
  uses: ["facilities", "visits", "work-orders"],
} as const satisfies Feature;
