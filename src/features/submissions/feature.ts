/** How the office works on what visitors send: leads, contact messages and applications. */
import type { Feature } from "#platform/feature.ts";

export const submissions = {
  name: "submissions",
  uses: ["contact-messages", "facilities", "job-applications", "leads", "newsletter"],
} as const satisfies Feature;
