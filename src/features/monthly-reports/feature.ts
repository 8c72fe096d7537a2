import type { Feature } from "#platform/feature.ts";

export const monthlyReportsFeature = {
  name: "monthly-reports",
  uses: ["facilities", "insights", "inspections", "invoices", "visits", "work-orders"],
} as const satisfies Feature;
