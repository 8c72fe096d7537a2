import { momentOf } from "#platform/document/moment.ts";
import type { HeldReport } from "../held-reports.server.ts";
import { reportKind } from "../report-types.ts";

export type HeldReportView = ReturnType<typeof toHeldReportViews>[number];

export const toHeldReportViews = (reports: readonly HeldReport[]) =>
  reports.map(({ id, kind, text, language, areaName, reasons, receivedAt }) => ({
    id,
    areaName,
    what: reportKind(kind).text,
    text,
    language,
    why: reasons.join("; "),
    received: momentOf(receivedAt, "en"),
  }));
