/** Each form of the public site is handled by one of these features. */
import type { Feature } from "#platform/feature.ts";

export const publicFormsFeature = {
  name: "public-forms",
  uses: ["contact-messages", "job-applications", "leads", "newsletter", "opportunities"],
} as const satisfies Feature;
