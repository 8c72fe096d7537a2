/** What visitors write by the contact form. */
import type { Feature } from "#platform/feature.ts";

export const contactMessages = {
  name: "contact-messages",
  uses: ["newsletter"],
} as const satisfies Feature;
