import type { FeatureServer } from "#platform/feature.server.ts";
import { fileAttachments, files } from "#platform/files/tables/files.ts";
import { fileCheckJob, workOnFileChecks } from "./jobs.server.ts";
import { fileNotifications } from "./notifications.server.ts";

export const filesServer = {
  name: "files",
  jobs: {
    queues: [fileCheckJob.name],
    start: ({ queue, db, files, fileRecords, notificationDefinitions, log }) =>
      workOnFileChecks(queue, { db, files, fileRecords, notificationDefinitions }, log),
  },
  archive: [{ table: files }, { table: fileAttachments }],
  notifications: fileNotifications,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
