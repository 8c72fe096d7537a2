import type { FeatureServer } from "#platform/feature.server.ts";
import { applicationArchive } from "./archive.server.ts";
import { applicationEmails } from "./emails/application-emails.ts";
import { applicationHistory } from "./history-nouns.server.ts";

export const jobApplicationsServer = {
  name: "job-applications",
  emails: applicationEmails,
  history: applicationHistory,
  archive: applicationArchive,
} satisfies FeatureServer;
