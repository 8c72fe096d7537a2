/** Subscribers, who enter and leave by themselves. */
import type { Feature } from "#platform/feature.ts";

export const newsletter = {
  name: "newsletter",
  uses: [],
} as const satisfies Feature;
