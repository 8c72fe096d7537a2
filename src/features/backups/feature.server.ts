import type { FeatureServer } from "#platform/feature.server.ts";
import { backupQueue } from "#platform/jobs/queue-options.server.ts";
import { backupMetrics } from "./backup-metrics.server.ts";
import { deleteOldRuns } from "./backup-runs.server.ts";
import { backupsCheck } from "./backups-check.server.ts";
import { backupEmails } from "./emails/backup-emails.ts";
import { workOnBackups } from "./jobs.server.ts";

export const backupsServer = {
  name: "backups",
  jobs: {
    queues: [backupQueue],
    start: workOnBackups,
  },
  emails: backupEmails,
  systemChecks: [backupsCheck],
  metrics: backupMetrics,
  cleanup: { "backup runs": deleteOldRuns },
} satisfies FeatureServer;
