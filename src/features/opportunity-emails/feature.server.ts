import type { MailBound } from "#platform/email/email-bounds.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { deleteLeftFiles } from "./delete-left-files.server.ts";
import { opportunityEmailExamples } from "./emails/email-examples.ts";
import { opportunityEmailRenderers } from "./emails/opportunity-email-renderers.ts";
import { opportunityEmailFiles } from "./file-records.server.ts";
import { opportunityEmailHistory } from "./history-nouns.server.ts";
import { inboundCheck } from "./inbound-check.server.ts";
import { inboundMetrics } from "./inbound-metrics.server.ts";
import { mailboxJob, workOnMailbox } from "./jobs.server.ts";
import { opportunityEmailServerMessages } from "./messages.server.ts";
import { opportunityEmailMessages } from "./messages.ts";
import { opportunityEmailNotifications } from "./notifications.server.ts";
import { readEmailsPanel } from "./office/emails-panel.server.ts";
import { opportunityEmailPersonalData } from "./personal-data.server.ts";
import { emailTemplates } from "./tables/email-templates.ts";
import { inboundMailboxes, opportunityEmails } from "./tables/opportunity-emails.ts";
import { unmatchedEmails } from "./tables/unmatched-emails.ts";
import { afterFailedEmail } from "./undelivered-email.server.ts";
import { deleteOldUnmatched } from "./unmatched/keep-unmatched.server.ts";
import { unmatchedOnStartPage } from "./unmatched/start-page.server.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    "unmatched-email": "submission";
  }
}

/** Anybody who has the address of a conversation can send a thousand replies. */
const noticeBounds: readonly MailBound[] = [
  { form: "reply-notice", limit: { uses: 60, windowSeconds: 3600 } },
];

export const opportunityEmailsServer = {
  name: "opportunity-emails",
  jobs: { queues: [mailboxJob.name], start: workOnMailbox },
  emails: opportunityEmailRenderers,
  emailExamples: opportunityEmailExamples,
  emailTexts: [opportunityEmailServerMessages.emailTexts],
  emailBounds: { "opportunity-replied": noticeBounds, "opportunity-undelivered": noticeBounds },
  emailFailures: { "opportunity-email": afterFailedEmail },
  settings: [
    {
      path: "/office/settings/email-templates",
      needs: "settings.change",
      place: 33,
      describe(language) {
        const { title, note } = opportunityEmailMessages(language).ownTemplates;
        return { title, note };
      },
    },
  ],
  cleanup: { "files of emails": deleteLeftFiles, "unmatched emails": deleteOldUnmatched },
  changeEvents: { "unmatched-email": { about: "submission", needs: "opportunities.read" } },
  history: opportunityEmailHistory,
  startPage: unmatchedOnStartPage,
  archive: [
    // The reply address is left out, because whoever has it could write into the conversation; a fingerprint
    // only recognizes copies.
    {
      table: opportunityEmails,
      without: [opportunityEmails.replyAddress, opportunityEmails.fingerprint],
    },
    { table: inboundMailboxes },
    { table: emailTemplates },
    { table: unmatchedEmails, without: [unmatchedEmails.fingerprint] },
  ],
  personalData: opportunityEmailPersonalData,
  fileRecords: opportunityEmailFiles,
  notifications: opportunityEmailNotifications,
  panels: { opportunityEmails: readEmailsPanel },
  systemChecks: [inboundCheck],
  metrics: inboundMetrics,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
