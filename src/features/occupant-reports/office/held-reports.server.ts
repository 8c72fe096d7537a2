import { workOrderServerMessages } from "#features/work-orders/messages.server.ts";
import { companyMoment } from "#platform/document/moment.ts";
import type { Language } from "#platform/language/language.ts";
import { formatFlags } from "#platform/submissions/format-flags.server.ts";
import type { HeldReport } from "../held-reports.server.ts";
import { reportKind } from "../report-types.ts";

export type HeldReportView = ReturnType<typeof toHeldReportViews>[number];

export const toHeldReportViews = (reports: readonly HeldReport[], pageLanguage: Language) =>
  reports.map(({ id, kind, text, language, areaName, reasons, receivedAt }) => ({
    id,
    areaName,
    what: workOrderServerMessages(pageLanguage).occupant.reported[reportKind(kind).value],
    text,
    language,
    why: formatFlags(reasons, pageLanguage),
    received: companyMoment(receivedAt, pageLanguage),
  }));
