/** For which days morning reports were queued; what they say is read anew for each mail. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { morningReports } from "./tables/morning-reports.ts";

export const morningReportPersonalData = [personalTable({ table: morningReports, columns: {} })];
