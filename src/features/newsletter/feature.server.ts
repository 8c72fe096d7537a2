import type { FeatureServer } from "#platform/feature.server.ts";
import { newsletterArchive } from "./archive.server.ts";
import { deleteExpiredAddresses } from "./delete-expired.server.ts";
import { newsletterEmails } from "./emails/newsletter-emails.ts";
import { subscribersNoun } from "./imports/subscribers-noun.server.ts";
import { newsletterMessages } from "./messages.ts";

export const newsletterServer = {
  name: "newsletter",
  names: (language) => ({
    "/office/subscribers": { label: newsletterMessages(language).section },
  }),
  emails: newsletterEmails,
  cleanup: { "newsletter addresses": deleteExpiredAddresses },
  archive: newsletterArchive,
  imports: [subscribersNoun],
} satisfies FeatureServer;
