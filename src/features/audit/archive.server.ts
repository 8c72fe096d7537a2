/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { auditEvents } from "#platform/identity/tables/audit-events.ts";

export const auditArchive: readonly ArchivedTable[] = [
  { table: auditEvents },
  { table: historyEvents },
];
