import { confirmationBounds } from "#platform/email/email-bounds.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { contactMessageEmails } from "./emails/contact-message-emails.ts";
import { contactMessageHistory } from "./history-nouns.server.ts";

export const contactMessagesServer = {
  name: "contact-messages",
  emails: contactMessageEmails,
  emailBounds: { "contact-message-received-visitor": confirmationBounds },
  history: contactMessageHistory,
} satisfies FeatureServer;
