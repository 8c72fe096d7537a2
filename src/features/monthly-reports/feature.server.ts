import type { FeatureServer } from "#platform/feature.server.ts";
import { monthlyReportQueue } from "#platform/jobs/queue-options.server.ts";
import { monthlyReportArchive } from "./archive.server.ts";
import { monthlyReportEmails } from "./emails/monthly-report-emails.ts";
import { workOnMonthlyReports } from "./jobs.server.ts";

export const monthlyReportsServer = {
  name: "monthly-reports",
  jobs: {
    queues: [monthlyReportQueue],
    start: ({ queue, db, log }) => workOnMonthlyReports(queue, db, log),
  },
  emails: monthlyReportEmails,
  archive: monthlyReportArchive,
} satisfies FeatureServer;
