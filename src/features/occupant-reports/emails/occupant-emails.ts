import type { Renderers } from "#platform/email/email-renderer.ts";
import { reportForMail } from "../report-for-mail.server.ts";
import { occupantReportClosed } from "./occupant-report-closed.tsx";

export const occupantEmails: Renderers<"occupant-report-closed"> = {
  async "occupant-report-closed"({ db, origin }, { aboutId, data }) {
    const report = await reportForMail(db, aboutId ?? "");
    if (report === undefined) return { notDue: "Not sent: the address was deleted in time." };
    const { path, language, areaName, facilityName } = report;
    const address = `${origin}${path}`;
    return occupantReportClosed({ address, language, areaName, facilityName, ...data });
  },
};
