import type { FeatureServer } from "#platform/feature.server.ts";
import { backupMetrics } from "./backup-metrics.server.ts";
import { deleteOldRuns } from "./backup-runs.server.ts";
import { backupsCheck } from "./backups-check.server.ts";
import { backupEmails } from "./emails/backup-emails.ts";
import { backupEmailExamples } from "./emails/email-examples.ts";
import { backupJob, workOnBackups } from "./jobs.server.ts";
import { backupMessages } from "./messages.server.ts";
import { backupNotifications, backupsRecord } from "./notifications.server.ts";
import { backupsPersonalData } from "./personal-data.server.ts";

export const backupsServer = {
  name: "backups",
  jobs: {
    queues: [backupJob.name],
    start: workOnBackups,
  },
  emails: backupEmails,
  emailExamples: backupEmailExamples,
  emailTexts: [backupMessages.emailTexts],
  systemChecks: [backupsCheck],
  metrics: backupMetrics,
  cleanup: { "backup runs": deleteOldRuns },
  notifications: backupNotifications,
  notificationRecords: { backups: backupsRecord },
  personalData: backupsPersonalData,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
