import { confirmationBounds } from "#platform/email/email-bounds.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { applicationEmails } from "./emails/application-emails.ts";
import { applicationEmailExamples } from "./emails/email-examples.ts";
import { applicationHistory } from "./history-nouns.server.ts";
import { applicationServerMessages } from "./messages.server.ts";
import { applicationPersonalData } from "./personal-data.server.ts";
import { jobApplications } from "./tables/job-applications.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    application: "submission";
  }
}

export const jobApplicationsServer = {
  name: "job-applications",
  emails: applicationEmails,
  emailExamples: applicationEmailExamples,
  emailTexts: [applicationServerMessages.emailTexts],
  emailBounds: { "application-received-applicant": confirmationBounds },
  changeEvents: { application: { about: "submission", needs: "applications.read" } },
  history: applicationHistory,
  archive: [
    {
      table: jobApplications,
      without: [
        jobApplications.idempotencyKey,
        jobApplications.fingerprint,
        jobApplications.userAgent,
        jobApplications.addressHash,
      ],
    },
  ],
  personalData: applicationPersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
