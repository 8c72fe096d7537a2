import type { FeatureServer } from "#platform/feature.server.ts";
import { visitEmailExamples } from "./emails/email-examples.ts";
import { visitEmails } from "./emails/visit-emails.ts";
import { visitFiles } from "./file-records.server.ts";
import { visitHistory } from "./history-nouns.server.ts";
import { missedVisitJob, visitPlanJob, workOnVisits } from "./jobs.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import { visitMessages } from "./messages.ts";
import { scheduleRecord, visitNotifications, visitRecord } from "./notifications.server.ts";
import { visitPersonalData } from "./personal-data.server.ts";
import { visitsOnStartPage } from "./start-page.server.ts";
import { extraVisits } from "./tables/extra-visits.ts";
import { visitExceptions, visitNotes, visitTasks } from "./tables/visit-records.ts";
import { visitSeries } from "./tables/visit-series.ts";
import { visits } from "./tables/visits.ts";
import { visitMetrics } from "./visit-metrics.server.ts";

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordsWithPanels {
    visit: true;
  }
}

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    visit: "client";
  }
}

export const visitsServer = {
  name: "visits",
  names(language) {
    const { section, planVisits } = visitMessages(language);
    return {
      "/client-portal/schedule": { label: section },
      "/client-portal/schedule/calendar": { label: visitServerMessages(language).addToCalendar },
      "/office/schedule": { label: section },
      "/office/schedule/series": { label: planVisits },
    };
  },
  jobs: {
    queues: [missedVisitJob.name, visitPlanJob.name],
    start: ({ queue, db, log, afterVisitsPlanned }) =>
      workOnVisits(queue, db, log, afterVisitsPlanned),
  },
  emails: visitEmails,
  emailExamples: visitEmailExamples,
  emailTexts: [visitServerMessages.emailTexts],
  metrics: visitMetrics,
  changeEvents: { visit: { about: "client", needs: "facilities.read" } },
  history: visitHistory,
  fileRecords: visitFiles,
  archive: [
    { table: visitSeries },
    { table: visits },
    { table: visitTasks },
    { table: visitExceptions },
    { table: visitNotes },
    { table: extraVisits },
  ],
  personalData: visitPersonalData,
  notifications: visitNotifications,
  notificationRecords: { visit: visitRecord, schedule: scheduleRecord },
  startPage: visitsOnStartPage,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
