/** What was backed up, when and where to: nothing of a person. The backups themselves are beyond any search. */
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
