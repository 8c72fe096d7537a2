import type { Renderers } from "#platform/email/email-renderer.ts";
import { reportForMail } from "../report-link.server.ts";
import { occupantReportClosed } from "./occupant-report-closed.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** It goes to a person without an account who asked to be told. */
    "occupant-report-closed": { outcome: "done" | "declined" };
  }
  interface EmailSubjects {
    "occupant-report": true;
  }
}

export const occupantEmails: Renderers<"occupant-report-closed"> = {
  async "occupant-report-closed"({ db, origin }, { aboutId, data }) {
    const report = await reportForMail(db, aboutId ?? "");
    if (report === undefined) return { notDue: "deleted" };
    const { path, language, areaName, facilityName } = report;
    const address = `${origin}${path}`;
    return occupantReportClosed({ address, language, areaName, facilityName, ...data });
  },
};
