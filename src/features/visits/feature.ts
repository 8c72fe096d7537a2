/** Series, the visits that they plan, and what became of each. */
import type { Feature } from "#platform/feature.ts";

export const visits = {
  name: "visits",
  uses: ["facilities"],
} as const satisfies Feature;
