import { momentOf } from "#platform/document/moment.ts";
import { formatFlags } from "#platform/submissions/format-flags.server.ts";
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
    why: formatFlags(reasons, "en"),
    received: momentOf(receivedAt, "en"),
  }));
