import type { ForAccount } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { reportServerMessages } from "../messages.server.ts";
import { monthlyReportNotifications } from "../notifications.server.ts";
import { findMonthlyReport } from "../read-monthly-reports.server.ts";
import { monthlyReportPath, monthWithYear } from "../report-months.ts";
import { writeReport } from "../write-report.server.ts";
import { monthlyReportMessage } from "./monthly-report.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** A person of the client gets last month in sentences. */
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
    const { language } = actor;
    const [only] = facilities;
    const count = facilities.length;
    const place =
      count === 1 ? (only?.name ?? "") : reportServerMessages(language).email.facilities({ count });
    return ifWanted(
      parts,
      data.accountId,
      monthlyReportNotifications["monthly-report"],
      async (links) => ({
        ...(await monthlyReportMessage({
          language,
          name: actor.name,
          links,
          month: monthWithYear(month, language),
          place,
          sections: writeReport(month, facilities, language),
          address: parts.origin + monthlyReportPath("client", report.id),
        })),
        to: actor.email,
      }),
    );
  },
};
