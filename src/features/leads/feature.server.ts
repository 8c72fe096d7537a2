import type { FeatureServer } from "#platform/feature.server.ts";
import { leadEmails } from "./emails/lead-emails.ts";
import { leadHistory } from "./history-nouns.server.ts";

export const leadsServer = {
  name: "leads",
  emails: leadEmails,
  history: leadHistory,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
