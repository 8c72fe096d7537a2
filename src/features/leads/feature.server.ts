import type { FeatureServer } from "#platform/feature.server.ts";
import { leadEmails } from "./emails/lead-emails.ts";
import { leadHistory } from "./history-nouns.server.ts";
import { leadPersonalData } from "./personal-data.server.ts";

export const leadsServer = {
  name: "leads",
  emails: leadEmails,
  history: leadHistory,
  personalData: leadPersonalData,
} satisfies FeatureServer;
