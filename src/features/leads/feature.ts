/** Requests for a quote. */
import type { Feature } from "#platform/feature.ts";

export const leads = {
  name: "leads",
  uses: ["facilities"],
} as const satisfies Feature;
