import type { LoaderFunctionArgs } from "react-router";
import { portalInsights } from "#features/insights/portal-insights.server.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { ReportListScreen } from "../list-screen.tsx";
import { readReportList } from "../monthly-reports.server.ts";
import type { Route } from "./+types/list-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, clientId } = await portalInsights(route);
  return readReportList(route, { actor, clientId, audience: "client" });
}

export const meta = () => pageMeta("Monthly reports");

export default function ListPage({ loaderData }: Route.ComponentProps) {
  return <ReportListScreen data={loaderData} />;
}
