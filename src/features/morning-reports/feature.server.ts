import type { FeatureServer } from "#platform/feature.server.ts";
import { morningReportEmails } from "./emails/morning-report-emails.ts";

export const morningReportsServer = {
  name: "morning-reports",
  emails: morningReportEmails,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
