import type { FeatureServer } from "#platform/feature.server.ts";
import { fileCheckQueue } from "#platform/jobs/queue-options.server.ts";
import { workOnFileChecks } from "./jobs.server.ts";
import { fileNotifications } from "./notifications.server.ts";

export const filesServer = {
  name: "files",
  jobs: {
    queues: [fileCheckQueue],
    start: ({ queue, db, files, fileRecords, notificationDefinitions, log }) =>
      workOnFileChecks(queue, { db, files, fileRecords, notificationDefinitions }, log),
  },
  notifications: fileNotifications,
} satisfies FeatureServer;
