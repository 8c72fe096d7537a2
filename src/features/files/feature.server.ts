import type { FeatureServer } from "#platform/feature.server.ts";
import { fileCheckQueue } from "#platform/jobs/queue-options.server.ts";
import { fileArchive } from "./archive.server.ts";
import { workOnFileChecks } from "./jobs.server.ts";

export const filesServer = {
  name: "files",
  jobs: {
    queues: [fileCheckQueue],
    start: ({ queue, db, files, fileRecords, log }) =>
      workOnFileChecks(queue, { db, files, fileRecords }, log),
  },
  archive: fileArchive,
} satisfies FeatureServer;
