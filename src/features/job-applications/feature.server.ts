import type { FeatureServer } from "#platform/feature.server.ts";
import { applicationEmails } from "./emails/application-emails.ts";

export const jobApplicationsServer = {
  name: "job-applications",
  emails: applicationEmails,
} satisfies FeatureServer;
