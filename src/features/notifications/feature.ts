/** What each person was told, and how they want to be told. */
import type { Feature } from "#platform/feature.ts";

export const notificationsFeature = {
  name: "notifications",
  uses: ["messages", "visits", "work-orders"],
} as const satisfies Feature;
