import type { FeatureServer } from "#platform/feature.server.ts";
import { newsletterEmails } from "./emails/newsletter-emails.ts";

export const newsletterServer = {
  name: "newsletter",
  emails: newsletterEmails,
} satisfies FeatureServer;
