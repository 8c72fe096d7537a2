import type { FeatureServer } from "#platform/feature.server.ts";
import { fileCheckQueue } from "#platform/jobs/queue-options.ts";
import { workOnFileChecks } from "./jobs.ts";

export const filesServer = {
  name: "files",
  jobs: {
    queues: [fileCheckQueue],
    start: ({ queue, db, files, log }) => workOnFileChecks(queue, { db, files }, log),
  },
} satisfies FeatureServer;
