import { confirmationBounds } from "#platform/email/email-bounds.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { leadEmails } from "./emails/lead-emails.ts";
import { leadHistory } from "./history-nouns.server.ts";

export const leadsServer = {
  name: "leads",
  emails: leadEmails,
  emailBounds: { "quote-received-visitor": confirmationBounds },
  history: leadHistory,
} satisfies FeatureServer;
