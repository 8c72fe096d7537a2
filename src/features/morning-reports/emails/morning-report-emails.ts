/** Every figure is read when the mail leaves, by the functions that the home of the portal uses. */

import type { ForAccount } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { morningReportNotifications } from "../notifications.server.ts";
import { readMorningReport } from "../read-morning-report.server.ts";
import { isTooLate } from "../report-time.ts";
import { morningReport } from "./morning-report.tsx";
import { reportFacts } from "./morning-report-facts.ts";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** The report of one facility, before it opens; moments are in milliseconds. */
    "morning-report": ForAccount & { date: string; since: number; dueAt: number };
  }
}

export const morningReportEmails: Renderers<"morning-report"> = {
  async "morning-report"(parts, { aboutId, data }) {
    const { db, origin } = parts;
    if (isTooLate(new Date(data.dueAt), new Date())) return { notDue: "too-late" };
    const actor = await findActorOf(db, data.accountId);
    if (actor === undefined || aboutId === null) return undefined;
    const reportPeriod = { facilityId: aboutId, since: new Date(data.since) };
    const report = await readMorningReport(db, actor, reportPeriod);
    if (report === undefined) return { notDue: "not-visible" };
    return ifWanted(
      parts,
      data.accountId,
      morningReportNotifications["morning-report"],
      async (links) => ({
        ...(await morningReport({
          ...reportFacts(report, { date: data.date, origin, language: actor.language }),
          links,
        })),
        to: actor.email,
      }),
    );
  },
};
