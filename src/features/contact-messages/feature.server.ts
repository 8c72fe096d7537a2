import { confirmationBounds } from "#platform/email/email-bounds.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { contactMessageEmails } from "./emails/contact-message-emails.ts";
import { contactEmailExamples } from "./emails/email-examples.ts";
import { contactMessageHistory } from "./history-nouns.server.ts";
import { contactServerMessages } from "./messages.server.ts";
import { contactMessagePersonalData } from "./personal-data.server.ts";
import { contactMessages } from "./tables/contact-messages.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    "contact-message": "submission";
  }
}

export const contactMessagesServer = {
  name: "contact-messages",
  emails: contactMessageEmails,
  emailExamples: contactEmailExamples,
  emailTexts: [contactServerMessages.emailTexts],
  emailBounds: { "contact-message-received-visitor": confirmationBounds },
  changeEvents: { "contact-message": { about: "submission", needs: "contact-messages.read" } },
  history: contactMessageHistory,
  archive: [
    {
      table: contactMessages,
      without: [
        contactMessages.idempotencyKey,
        contactMessages.fingerprint,
        contactMessages.userAgent,
        contactMessages.addressHash,
      ],
    },
  ],
  personalData: contactMessagePersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
