/** Reports of a month: figures and names of buildings, made once and never changed. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { monthlyReports } from "./tables/monthly-reports.ts";

declare module "#platform/privacy/keep-reason.ts" {
  interface KeepReasons {
    /** It proves who was told what, and changing its sentence would break the proof. */
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
