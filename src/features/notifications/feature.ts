/** What each person was told, and how they want to be told. */
import type { Feature } from "#platform/feature.ts";

export const notifications = {
  name: "notifications",
  uses: ["messages", "visits", "work-orders"],
} as const satisfies Feature;
