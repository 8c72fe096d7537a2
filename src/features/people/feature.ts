/** Accounts of clients and staff: who is invited, with which role and assignments. */
import type { Feature } from "#platform/feature.ts";

export const people = {
  name: "people",
  uses: ["facilities"],
} as const satisfies Feature;
