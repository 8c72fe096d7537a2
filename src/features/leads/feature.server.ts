import type { FeatureServer } from "#platform/feature.server.ts";
import { leadArchive } from "./archive.server.ts";
import { leadEmails } from "./emails/lead-emails.ts";
import { leadHistory } from "./history-nouns.server.ts";
import { leadsNoun } from "./imports/leads-noun.server.ts";

export const leadsServer = {
  name: "leads",
  emails: leadEmails,
  history: leadHistory,
  archive: leadArchive,
  imports: [leadsNoun],
} satisfies FeatureServer;
