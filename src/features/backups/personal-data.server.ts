/** Runs name nobody. The backups themselves hold people's data, but no search can reach into them. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { backupRuns } from "./tables/backup-runs.ts";

export const backupsPersonalData = [
  personalTable({
    table: backupRuns,
    columns: {
      kind: "code",
      place: "code",
      backup: "code",
      outcome: "code",
      reason: "code",
      facts: "code",
    },
  }),
];
