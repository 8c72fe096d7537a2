import type { FeatureServer } from "#platform/feature.server.ts";
import { missedVisitQueue, visitPlanQueue } from "#platform/jobs/queue-options.server.ts";
import { visitArchive } from "./archive.server.ts";
import { visitEmails } from "./emails/visit-emails.ts";
import { visitFiles } from "./file-records.server.ts";
import { visitHistory } from "./history-nouns.server.ts";
import { workOnVisits } from "./jobs.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import { visitMessages } from "./messages.ts";

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
    queues: [missedVisitQueue, visitPlanQueue],
    start: ({ queue, db, log, afterVisitsPlanned }) =>
      workOnVisits(queue, db, log, afterVisitsPlanned),
  },
  emails: visitEmails,
  history: visitHistory,
  fileRecords: visitFiles,
  archive: visitArchive,
} satisfies FeatureServer;
