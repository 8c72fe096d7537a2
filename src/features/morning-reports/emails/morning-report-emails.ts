/** Every figure is read when the mail leaves, by the functions that the home of the portal uses. */
import { findActorOf } from "#domain/accounts/find-actor.ts";
import { readMorningReport } from "#domain/morning-reports/read-morning-report.ts";
import { isTooLate } from "#domain/morning-reports/report-time.ts";
import { morningReport } from "#mail/morning-report.tsx";
import type { Renderers } from "./email-renderer.ts";
import { reportFacts } from "./morning-report-words.ts";
import { ifWanted } from "./wanted-email.ts";

export const morningReportEmails: Renderers<"morning-report"> = {
  async "morning-report"(parts, { aboutId, data }) {
    const { db, origin } = parts;
    if (isTooLate(new Date(data.dueAt), new Date()))
      return { notDue: "Not sent: the morning is over." };
    const actor = await findActorOf(db, data.accountId);
    if (actor === undefined || aboutId === null) return undefined;
    const asked = { facilityId: aboutId, since: new Date(data.since) };
    const report = await readMorningReport(db, actor, asked);
    if (report === undefined)
      return { notDue: "Not sent: the reader does not look after this facility any more." };
    return ifWanted(parts, data.accountId, "morning-report", async (links) => ({
      ...(await morningReport({ ...reportFacts(report, data.date, origin), links })),
      to: actor.email,
    }));
  },
};
