import type { FeatureServer } from "#platform/feature.server.ts";
import { fileCheckJob, workOnFileChecks } from "./jobs.server.ts";

export const filesServer = {
  name: "files",
  jobs: {
    queues: [fileCheckJob.name],
    start: ({ queue, db, files, fileRecords, log }) =>
      workOnFileChecks(queue, { db, files, fileRecords }, log),
  },
} satisfies FeatureServer;
