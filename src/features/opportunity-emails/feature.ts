/** Emails with a prospect on the page of an opportunity: what we write, and what comes back to it. */
import type { Feature } from "#platform/feature.ts";

export const opportunityEmailsFeature = {
  name: "opportunity-emails",
  uses: ["appointments", "opportunities", "proposals", "prospects", "settings"],
} as const satisfies Feature;
