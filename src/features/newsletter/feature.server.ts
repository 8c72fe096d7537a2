import type { FeatureServer } from "#platform/feature.server.ts";
import { deleteExpiredAddresses } from "./delete-expired.server.ts";
import { newsletterEmails } from "./emails/newsletter-emails.ts";
import { newsletterMessages } from "./messages.ts";

export const newsletterServer = {
  name: "newsletter",
  names: (language) => ({
    "/office/subscribers": { label: newsletterMessages(language).section },
  }),
  emails: newsletterEmails,
  cleanup: { "newsletter addresses": deleteExpiredAddresses },
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
