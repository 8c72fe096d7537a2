import type { MailBound } from "#platform/email/email-bounds.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { newsletterArchive } from "./archive.server.ts";
import { deleteExpiredAddresses } from "./delete-expired.server.ts";
import { newsletterEmails } from "./emails/newsletter-emails.ts";
import { subscribersNoun } from "./imports/subscribers-noun.server.ts";
import { newsletterMessages } from "./messages.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    subscriber: "submission";
  }
}

const hour = 3600;

const confirmationBounds: readonly MailBound[] = [
  { form: "newsletter-mail", limit: { uses: 1, windowSeconds: 6 * hour } },
  { form: "newsletter-mail-week", limit: { uses: 3, windowSeconds: 7 * 24 * hour } },
];

export const newsletterServer = {
  name: "newsletter",
  names: (language) => ({
    "/office/subscribers": { label: newsletterMessages(language).section },
  }),
  emails: newsletterEmails,
  emailBounds: { "newsletter-confirmation": confirmationBounds },
  cleanup: { "newsletter addresses": deleteExpiredAddresses },
  archive: newsletterArchive,
  imports: [subscribersNoun],
  changeEvents: { subscriber: { about: "submission", needs: "subscribers.read" } },
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
