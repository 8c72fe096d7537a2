/** The office's screens of prospects' companies: who is there, what they asked for, and which are the same. */
import type { Feature } from "#platform/feature.ts";

export const prospectCompaniesFeature = {
  name: "prospect-companies",
  uses: ["leads", "opportunities", "prospects"],
} as const satisfies Feature;
