import type { Feature } from "#platform/feature.ts";

export const morningReportsFeature = {
  name: "morning-reports",
  uses: ["facilities", "inspections", "visits", "work-orders"],
} as const satisfies Feature;
