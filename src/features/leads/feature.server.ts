import { confirmationBounds } from "#platform/email/email-bounds.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { leadArchive } from "./archive.server.ts";
import { leadEmailExamples } from "./emails/email-examples.ts";
import { leadEmails } from "./emails/lead-emails.ts";
import { leadHistory } from "./history-nouns.server.ts";
import { leadServerMessages } from "./messages.server.ts";
import { leadPersonalData } from "./personal-data.server.ts";

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
  archive: leadArchive,
  personalData: leadPersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
