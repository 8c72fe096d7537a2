import type { FeatureServer } from "#platform/feature.server.ts";
import { kindsFor } from "#platform/notifications/notification-types.ts";
import { notificationEmails } from "./emails/notification-emails.ts";
import { digestJob, morningReportJob, workOnNotifications } from "./jobs.server.ts";
import { countUnreadNotifications } from "./list-notifications.server.ts";

export const notificationsServer = {
  name: "notifications",
  jobs: {
    queues: [digestJob.name, morningReportJob.name],
    start: ({ queue, db, log }) => workOnNotifications(queue, db, log),
  },
  emails: notificationEmails,
  attention: {
    "/client-portal/notifications": countUnreadNotifications,
    // Who is never notified has no bell.
    "/office/notifications": (db, actor, openedId) =>
      kindsFor(actor.role).length === 0 ? undefined : countUnreadNotifications(db, actor, openedId),
  },
} satisfies FeatureServer;
