import type { FeatureServer } from "#platform/feature.server.ts";
import { missedVisitQueue, visitPlanQueue } from "#platform/jobs/queue-options.server.ts";
import { visitEmails } from "./emails/visit-emails.ts";
import { visitFiles } from "./file-records.server.ts";
import { visitHistory } from "./history-nouns.server.ts";
import { workOnVisits } from "./jobs.server.ts";

export const visitsServer = {
  name: "visits",
  names: () => ({
    "/client-portal/schedule": { label: "Schedule" },
    "/client-portal/schedule/calendar": { label: "Add the schedule to your calendar" },
    "/office/schedule": { label: "Schedule" },
    "/office/schedule/series": { label: "Plan visits" },
  }),
  jobs: {
    queues: [missedVisitQueue, visitPlanQueue],
    start: ({ queue, db, log, afterVisitsPlanned }) =>
      workOnVisits(queue, db, log, afterVisitsPlanned),
  },
  emails: visitEmails,
  history: visitHistory,
  fileRecords: visitFiles,
} satisfies FeatureServer;
