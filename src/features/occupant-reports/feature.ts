/** Signs in rooms, and what people without an account report at them. */
import type { Feature } from "#platform/feature.ts";

export const occupantReports = {
  name: "occupant-reports",
  uses: ["facilities", "work-orders"],
} as const satisfies Feature;
