import { emails } from "#platform/email/tables/emails.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { notificationKindsFor } from "#platform/notifications/notification-definitions.server.ts";
import { notificationEmailExamples } from "./emails/email-examples.ts";
import { notificationEmails } from "./emails/notification-emails.ts";
import { countUnreadNotifications } from "./list-notifications.server.ts";
import { notificationServerMessages } from "./messages.server.ts";
import { digestJob, workOnDigests } from "./queue-digests.server.ts";

export const notificationsServer = {
  name: "notifications",
  jobs: {
    queues: [digestJob.name],
    start: ({ queue, db, notificationDefinitions, log }) =>
      workOnDigests(queue, { db, notificationDefinitions }, log),
  },
  emails: notificationEmails,
  emailExamples: notificationEmailExamples,
  emailTexts: [notificationServerMessages.emailTexts],
  attention: {
    "/client-portal/notifications": (db, actor, { notificationDefinitions, openedId }) =>
      countUnreadNotifications(db, notificationDefinitions, actor, openedId),
    // People who never get notifications have no bell.
    "/office/notifications": (db, actor, { notificationDefinitions, openedId }) =>
      notificationKindsFor(notificationDefinitions, actor.role).length === 0
        ? undefined
        : countUnreadNotifications(db, notificationDefinitions, actor, openedId),
  },
  archive: [{ table: emails, without: [emails.key] }],
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
