import type { FeatureServer } from "#platform/feature.server.ts";
import { digestQueue, morningReportQueue } from "#platform/jobs/queue-options.server.ts";
import { notificationEmails } from "./emails/notification-emails.ts";
import { workOnNotifications } from "./jobs.server.ts";

export const notificationsServer = {
  name: "notifications",
  jobs: {
    queues: [digestQueue, morningReportQueue],
    start: ({ queue, db, log }) => workOnNotifications(queue, db, log),
  },
  emails: notificationEmails,
} satisfies FeatureServer;
