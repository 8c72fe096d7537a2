/** How clean it is: planned, performed on a phone, reported, disputed. */
import type { Feature } from "#platform/feature.ts";

export const inspections = {
  name: "inspections",
  uses: ["facilities", "tonight", "visits", "work-orders"],
} as const satisfies Feature;
