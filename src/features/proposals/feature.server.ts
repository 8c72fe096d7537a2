import type { FeatureServer } from "#platform/feature.server.ts";
import type { HistoryNouns } from "#platform/history/history-nouns.server.ts";
import { proposalArchive } from "./archive.server.ts";
import { describeProposalField } from "./describe-field.server.ts";
import { proposalEmailExamples } from "./emails/email-examples.ts";
import { proposalEmails } from "./emails/proposal-emails.ts";
import type { en } from "./messages/en.ts";
import { proposalServerMessages } from "./messages.server.ts";
import { proposalMessages } from "./messages.ts";
import { proposalNotifications, proposalRecord } from "./notifications.server.ts";
import { readProposalPanel } from "./office/proposal-panel.server.ts";
import { proposalPersonalData } from "./personal-data.server.ts";
import { readProposalNames } from "./proposal-queries.server.ts";
import { proposalEndJob, proposalSealJob, workOnProposals } from "./remind.server.ts";
import { sealCheck } from "./seal-proposals.server.ts";
import { afterFailedProposalEmail } from "./undelivered-email.server.ts";

const proposalHistory = {
  proposal: {
    singular: (language) => proposalServerMessages(language).one,
    plural: (language) => proposalMessages(language).plural,
    place: 129,
    messages: (language) => proposalMessages(language).events,
    describeField: describeProposalField,
    readNames: readProposalNames,
    pathOf: (_, { opportunityId }) => `/office/pipeline/${opportunityId}/proposal`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    proposal: (typeof en)["events"];
  }
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordsWithPanels {
    proposal: true;
  }
}

export const proposalsServer = {
  name: "proposals",
  jobs: {
    queues: [proposalEndJob.name, proposalSealJob.name],
    start: workOnProposals,
  },
  emails: proposalEmails,
  emailFailures: {
    "proposal-sent": afterFailedProposalEmail,
    "proposal-answered": afterFailedProposalEmail,
    "proposal-reminder": afterFailedProposalEmail,
    "proposal-released": afterFailedProposalEmail,
    "proposal-copy": afterFailedProposalEmail,
  },
  emailExamples: proposalEmailExamples,
  emailTexts: [proposalServerMessages.emailTexts],
  history: proposalHistory,
  archive: proposalArchive,
  panels: { proposal: readProposalPanel },
  personalData: proposalPersonalData,
  notifications: proposalNotifications,
  notificationRecords: { proposal: proposalRecord },
  systemChecks: [sealCheck],
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
