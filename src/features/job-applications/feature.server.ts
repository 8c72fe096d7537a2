import type { FeatureServer } from "#platform/feature.server.ts";
import { applicationEmails } from "./emails/application-emails.ts";
import { applicationHistory } from "./history-nouns.server.ts";
import { applicationPersonalData } from "./personal-data.server.ts";

export const jobApplicationsServer = {
  name: "job-applications",
  emails: applicationEmails,
  history: applicationHistory,
  personalData: applicationPersonalData,
} satisfies FeatureServer;
