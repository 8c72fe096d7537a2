/** Only the days of queued reports are stored: each email reads its facts anew. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { morningReports } from "./tables/morning-reports.ts";

export const morningReportPersonalData = [personalTable({ table: morningReports, columns: {} })];
