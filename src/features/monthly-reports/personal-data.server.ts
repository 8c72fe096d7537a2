/** Reports of a month: figures and names of buildings, made once and never changed. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { monthlyReports } from "./tables/monthly-reports.ts";

declare module "#platform/privacy/keep-reason.ts" {
  interface KeepReasons {
    /** Who was told what, where the sentence cannot be changed without breaking what it proves. */
    evidence: true;
  }
}

export const monthlyReportPersonalData = [
  personalTable({
    table: monthlyReports,
    columns: { month: "code", figures: "words" },
    frozen: () => "evidence",
  }),
];
