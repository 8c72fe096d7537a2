import type { Feature } from "#platform/feature.ts";

export const notificationsFeature = {
  name: "notifications",
  uses: ["messages", "visits", "work-orders"],
} as const satisfies Feature;
