import type { FeatureServer } from "#platform/feature.server.ts";
import { contactMessageEmails } from "./emails/contact-message-emails.ts";
import { contactMessageHistory } from "./history-nouns.server.ts";
import { contactMessagePersonalData } from "./personal-data.server.ts";

export const contactMessagesServer = {
  name: "contact-messages",
  emails: contactMessageEmails,
  history: contactMessageHistory,
  personalData: contactMessagePersonalData,
} satisfies FeatureServer;
