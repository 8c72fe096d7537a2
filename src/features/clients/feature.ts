/** The companies that we clean for, and the page of each. */
import type { Feature } from "#platform/feature.ts";

export const clients = {
  name: "clients",
  uses: ["facilities"],
} as const satisfies Feature;
