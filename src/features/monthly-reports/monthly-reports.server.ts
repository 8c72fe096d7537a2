/** Monthly reports as pages and PDFs, for clients and staff: the reads decide who sees what. */

import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import { pdfResponse } from "#platform/http/pdf-response.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { placeText, toMonthlyReportView } from "./monthly-report-view.server.ts";
import { findMonthlyReport, listMonthlyReports } from "./read-monthly-reports.server.ts";
import { monthlyReportPath, monthWithYear } from "./report-months.ts";
import { writeReport } from "./write-report.server.ts";

export type Audience = "client" | "staff";

interface ListPlace {
  actor: Actor;
  clientId: string;
  audience: Audience;
}

/** @throws 404 for a client that is not seen */
export async function readReportList(
  route: RouteRequest,
  { actor, clientId, audience }: ListPlace,
) {
  const { db } = route.context.get(appContext);
  const reports = await listMonthlyReports(db, actor, clientId);
  if (reports === undefined) throw notFound();
  const { language } = actor;
  return {
    clientName: reports.clientName,
    audience,
    insightsPath: insightsPath(audience, clientId),
    reports: reports.reports.map(({ id, month, facilities, isWhole }) => ({
      id,
      path: monthlyReportPath(audience, id),
      month: monthWithYear(month, language),
      place: placeText(facilities, isWhole, language),
      short: writeReport(month, facilities, language)[0]?.sentences.join(" ") ?? "",
    })),
  };
}

export type ReportListData = Awaited<ReturnType<typeof readReportList>>;

const insightsPath = (audience: Audience, clientId: string) =>
  audience === "client" ? "/client-portal/insights" : `/office/clients/${clientId}/insights`;

interface OnePlace {
  actor: Actor;
  audience: Audience;
  /** The raw parameter of the address, which may be no id. */
  id: string | undefined;
}

export async function readReport(route: RouteRequest, { actor, audience, id }: OnePlace) {
  const report = await find(route, actor, id);
  await recordOpened(route, actor, "monthly-report", report.id);
  return {
    ...toMonthlyReportView(report, actor.language),
    path: monthlyReportPath(audience, report.id),
    listPath: `${insightsPath(audience, report.clientId)}/reports`,
  };
}

export type ReportData = Awaited<ReturnType<typeof readReport>>;

export async function reportFile(route: RouteRequest, { actor, id }: Omit<OnePlace, "audience">) {
  const report = await find(route, actor, id);
  const { clientName, month } = report;
  const { language } = actor;
  const content = {
    ...toMonthlyReportView(report, language),
    language,
    date: report.madeAt.getTime(),
  };
  const order = { kind: "monthly-report", content } as const;
  const name = `monthly report ${month} ${clientName}`;
  return pdfResponse(actor.accountId, name, order, language);
}

/** @throws 404 for what is no id, does not exist or may not be seen */
async function find(route: RouteRequest, actor: Actor, rawId: string | undefined) {
  const { db } = route.context.get(appContext);
  const report = await findMonthlyReport(db, actor, requireUuid(rawId));
  if (report === undefined) throw notFound();
  return report;
}
