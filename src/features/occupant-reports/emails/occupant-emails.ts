import { reportForMail } from "#domain/occupants/report-for-mail.ts";
import { occupantReportClosed } from "#mail/occupant-report-closed.tsx";
import type { Renderers } from "./email-renderer.ts";

export const occupantEmails: Renderers<"occupant-report-closed"> = {
  async "occupant-report-closed"({ db, origin }, { aboutId, data }) {
    const report = await reportForMail(db, aboutId ?? "");
    if (report === undefined) return { notDue: "Not sent: the address was deleted in time." };
    const { path, language, areaName, facilityName } = report;
    const address = `${origin}${path}`;
    return occupantReportClosed({ address, language, areaName, facilityName, ...data });
  },
};
