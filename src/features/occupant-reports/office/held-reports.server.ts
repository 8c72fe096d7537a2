import type { HeldReport } from "#domain/occupants/held-reports.ts";
import { reportKind } from "#domain/occupants/report-types.ts";
import { momentOf } from "../../document/moment.ts";

export type ShownHeldReport = ReturnType<typeof shownHeldReports>[number];

export const shownHeldReports = (reports: readonly HeldReport[]) =>
  reports.map(({ id, kind, text, language, areaName, reasons, receivedAt }) => ({
    ...{ id, areaName, what: reportKind(kind).text, text, language },
    ...{ why: reasons.join("; "), received: momentOf(receivedAt) },
  }));
