import type { FeatureServer } from "#platform/feature.server.ts";
import { deleteExpiredAddresses } from "./delete-expired.server.ts";
import { newsletterEmails } from "./emails/newsletter-emails.ts";
import { newsletterMessages } from "./messages.ts";
import { newsletterPersonalData } from "./personal-data.server.ts";

export const newsletterServer = {
  name: "newsletter",
  names: (language) => ({
    "/office/subscribers": { label: newsletterMessages(language).section },
  }),
  emails: newsletterEmails,
  cleanup: { "newsletter addresses": deleteExpiredAddresses },
  personalData: newsletterPersonalData,
} satisfies FeatureServer;
