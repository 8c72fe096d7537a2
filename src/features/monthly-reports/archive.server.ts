/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { monthlyReports } from "./tables/monthly-reports.ts";

export const monthlyReportArchive: readonly ArchivedTable[] = [{ table: monthlyReports }];
