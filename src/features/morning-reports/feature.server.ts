import type { FeatureServer } from "#platform/feature.server.ts";
import { deleteOldDays } from "./delete-old-days.server.ts";
import { morningReportEmailExamples } from "./emails/email-examples.ts";
import { morningReportEmails } from "./emails/morning-report-emails.ts";
import { morningReportJob, workOnMorningReports } from "./jobs.server.ts";
import { morningReportMessages } from "./messages.server.ts";
import { morningReportNotifications } from "./notifications.server.ts";
import { morningReportPersonalData } from "./personal-data.server.ts";

export const morningReportsServer = {
  name: "morning-reports",
  jobs: {
    queues: [morningReportJob.name],
    start: ({ queue, db, log }) => workOnMorningReports(queue, db, log),
  },
  emails: morningReportEmails,
  emailExamples: morningReportEmailExamples,
  emailTexts: [morningReportMessages.emailTexts],
  cleanup: { "days of morning reports": deleteOldDays },
  personalData: morningReportPersonalData,
  notifications: morningReportNotifications,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
