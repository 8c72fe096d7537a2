import type { FeatureServer } from "#platform/feature.server.ts";
import { deleteExpiredAddresses } from "./delete-expired.server.ts";
import { newsletterEmails } from "./emails/newsletter-emails.ts";

export const newsletterServer = {
  name: "newsletter",
  names: () => ({
    "/office/subscribers": { label: "Subscribers" },
  }),
  emails: newsletterEmails,
  cleanup: { "newsletter addresses": deleteExpiredAddresses },
} satisfies FeatureServer;
