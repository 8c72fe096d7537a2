/** What of it goes into the archive with everything that a company can take out. */

import { occupantReports } from "#features/work-orders/tables/occupant-reports.ts";
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { areaSigns } from "./tables/area-signs.ts";

export const occupantReportArchive: readonly ArchivedTable[] = [
  { table: areaSigns },
  {
    table: occupantReports,
    without: [occupantReports.secretHash, occupantReports.emailSecretHash],
  },
];
