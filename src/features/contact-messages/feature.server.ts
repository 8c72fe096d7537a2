import type { FeatureServer } from "#platform/feature.server.ts";
import { contactMessageArchive } from "./archive.server.ts";
import { contactMessageEmails } from "./emails/contact-message-emails.ts";
import { contactMessageHistory } from "./history-nouns.server.ts";

export const contactMessagesServer = {
  name: "contact-messages",
  emails: contactMessageEmails,
  history: contactMessageHistory,
  archive: contactMessageArchive,
} satisfies FeatureServer;
