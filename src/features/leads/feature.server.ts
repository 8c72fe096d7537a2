import type { FeatureServer } from "#platform/feature.server.ts";
import { leadEmails } from "./emails/lead-emails.ts";

export const leadsServer = {
  name: "leads",
  emails: leadEmails,
} satisfies FeatureServer;
