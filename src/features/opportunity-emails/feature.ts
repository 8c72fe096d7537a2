/** Emails with a prospect on the page of an opportunity: what we write, and what comes back to it. */
import type { Feature } from "#platform/feature.ts";

export const opportunityEmails = {
  name: "opportunity-emails",
  uses: ["opportunities", "prospects", "settings"],
} as const satisfies Feature;
