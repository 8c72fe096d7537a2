import type { FeatureServer } from "#platform/feature.server.ts";
import { digestQueue, morningReportQueue } from "#platform/jobs/queue-options.server.ts";
import { kindsFor } from "#platform/notifications/notification-types.ts";
import { notificationArchive } from "./archive.server.ts";
import { notificationEmails } from "./emails/notification-emails.ts";
import { workOnNotifications } from "./jobs.server.ts";
import { countUnreadNotifications } from "./list-notifications.server.ts";

export const notificationsServer = {
  name: "notifications",
  jobs: {
    queues: [digestQueue, morningReportQueue],
    start: ({ queue, db, log }) => workOnNotifications(queue, db, log),
  },
  emails: notificationEmails,
  attention: {
    "/client-portal/notifications": countUnreadNotifications,
    // Who is never notified has no bell.
    "/office/notifications": (db, actor, openedId) =>
      kindsFor(actor.role).length === 0 ? undefined : countUnreadNotifications(db, actor, openedId),
  },
  archive: notificationArchive,
} satisfies FeatureServer;
