import type { FeatureServer } from "#platform/feature.server.ts";
import { monthlyReportEmailExamples } from "./emails/email-examples.ts";
import { monthlyReportEmails } from "./emails/monthly-report-emails.ts";
import { monthlyReportJob, workOnMonthlyReports } from "./make-monthly-reports.server.ts";
import { reportServerMessages } from "./messages.server.ts";
import { monthlyReportNotifications, monthlyReportRecord } from "./notifications.server.ts";
import { monthlyReportPersonalData } from "./personal-data.server.ts";
import { monthlyReports } from "./tables/monthly-reports.ts";

export const monthlyReportsServer = {
  name: "monthly-reports",
  jobs: {
    queues: [monthlyReportJob.name],
    start: ({ queue, db, log }) => workOnMonthlyReports(queue, db, log),
  },
  emails: monthlyReportEmails,
  emailExamples: monthlyReportEmailExamples,
  emailTexts: [reportServerMessages.emailTexts],
  archive: [{ table: monthlyReports }],
  personalData: monthlyReportPersonalData,
  notifications: monthlyReportNotifications,
  notificationRecords: { "monthly-report": monthlyReportRecord },
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
