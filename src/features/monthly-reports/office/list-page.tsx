import type { LoaderFunctionArgs } from "react-router";
import { officeInsights } from "#features/insights/office/office-insights.server.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { ReportListScreen } from "../list-screen.tsx";
import { readReportList } from "../monthly-reports.server.ts";
import type { Route } from "./+types/list-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, clientId } = await officeInsights(route);
  return readReportList(route, { actor, clientId, audience: "staff" });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `Monthly reports, ${loaderData.clientName}` : "Monthly reports");

export default function ListPage({ loaderData }: Route.ComponentProps) {
  return <ReportListScreen data={loaderData} />;
}
