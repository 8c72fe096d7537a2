import type { FeatureServer } from "#platform/feature.server.ts";
import { deleteExpiredAddresses } from "./delete-expired.server.ts";
import { newsletterEmails } from "./emails/newsletter-emails.ts";
import { newsletterMessages } from "./messages.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    subscriber: "submission";
  }
}

export const newsletterServer = {
  name: "newsletter",
  names: (language) => ({
    "/office/subscribers": { label: newsletterMessages(language).section },
  }),
  emails: newsletterEmails,
  cleanup: { "newsletter addresses": deleteExpiredAddresses },
  changeEvents: { subscriber: { about: "submission", needs: "subscribers.read" } },
} satisfies FeatureServer;
