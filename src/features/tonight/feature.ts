/** What crews do at a visit, on the phone, with and without a connection. */
import type { Feature } from "#platform/feature.ts";

export const tonight = {
  name: "tonight",
  uses: ["facilities", "supplies", "visits", "work-orders"],
} as const satisfies Feature;
