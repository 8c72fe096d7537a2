import { confirmationBounds } from "#platform/email/email-bounds.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { leadEmailExamples } from "./emails/email-examples.ts";
import { leadEmails } from "./emails/lead-emails.ts";
import { leadHistory } from "./history-nouns.server.ts";
import { leadServerMessages } from "./messages.server.ts";
import { leadPersonalData } from "./personal-data.server.ts";
import { leads } from "./tables/leads.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    lead: "submission";
  }
}

export const leadsServer = {
  name: "leads",
  emails: leadEmails,
  emailExamples: leadEmailExamples,
  emailTexts: [leadServerMessages.emailTexts],
  emailBounds: { "quote-received-visitor": confirmationBounds },
  changeEvents: { lead: { about: "submission", needs: "leads.read" } },
  history: leadHistory,
  archive: [
    {
      table: leads,
      without: [leads.idempotencyKey, leads.fingerprint, leads.userAgent, leads.addressHash],
    },
  ],
  personalData: leadPersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
