import type { ForAccount } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { findMonthlyReport } from "../read-monthly-reports.server.ts";
import { monthlyReportPath, monthWithYear } from "../report-months.ts";
import { writeReport } from "../write-report.server.ts";
import { monthlyReportMessage } from "./monthly-report.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** To a client's person: last month in sentences. */
    "monthly-report": ForAccount;
  }
  interface EmailSubjects {
    "monthly-report": true;
  }
}

export const monthlyReportEmails: Renderers<"monthly-report"> = {
  async "monthly-report"(parts, { aboutId, data }) {
    const actor = await findActorOf(parts.db, data.accountId);
    const report = actor && (await findMonthlyReport(parts.db, actor, aboutId ?? ""));
    if (actor === undefined || report === undefined) return undefined;
    const { facilities, month } = report;
    const [only] = facilities;
    return ifWanted(parts, data.accountId, "monthly-report", async (links) => ({
      ...(await monthlyReportMessage({
        name: actor.name,
        links,
        month: monthWithYear(month),
        place: facilities.length === 1 ? (only?.name ?? "") : `${facilities.length} facilities`,
        sections: writeReport(month, facilities),
        address: parts.origin + monthlyReportPath("client", report.id),
      })),
      to: actor.email,
    }));
  },
};
