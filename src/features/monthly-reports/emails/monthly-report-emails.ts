import { findActorOf } from "#domain/accounts/find-actor.ts";
import { findMonthlyReport } from "#domain/monthly-reports/read-monthly-reports.ts";
import { monthlyReportPath, monthWithYear } from "#domain/monthly-reports/report-months.ts";
import { writeReport } from "#domain/monthly-reports/write-report.ts";
import { monthlyReportMessage } from "#mail/monthly-report.tsx";
import type { Renderers } from "./email-renderer.ts";
import { ifWanted } from "./wanted-email.ts";

export const monthlyReportEmails: Renderers<"monthly-report"> = {
  async "monthly-report"(parts, { aboutId, data }) {
    const actor = await findActorOf(parts.db, data.accountId);
    const report = actor && (await findMonthlyReport(parts.db, actor, aboutId ?? ""));
    if (actor === undefined || report === undefined) return undefined;
    const { facilities, month } = report;
    const [only] = facilities;
    return ifWanted(parts, data.accountId, "monthly-report", async (links) => ({
      ...(await monthlyReportMessage({
        ...{ name: actor.name, links, month: monthWithYear(month) },
        place: facilities.length === 1 ? (only?.name ?? "") : `${facilities.length} facilities`,
        sections: writeReport(month, facilities),
        address: parts.origin + monthlyReportPath("client", report.id),
      })),
      to: actor.email,
    }));
  },
};
