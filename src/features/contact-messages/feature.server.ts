import type { FeatureServer } from "#platform/feature.server.ts";
import { contactMessageEmails } from "./emails/contact-message-emails.ts";

export const contactMessagesServer = {
  name: "contact-messages",
  emails: contactMessageEmails,
} satisfies FeatureServer;
