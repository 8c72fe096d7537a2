import type { LoaderFunctionArgs } from "react-router";
import { clientInsights } from "#features/insights/client-insights.server.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { ReportListScreen } from "../list-screen.tsx";
import { readReportList } from "../monthly-reports.server.ts";
import type { Route } from "./+types/list-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, clientId } = await clientInsights(route);
  return readReportList(route, { actor, clientId, side: "client" });
}

export const meta = () => pageMeta("Monthly reports");

export default function ListPage({ loaderData }: Route.ComponentProps) {
  return <ReportListScreen data={loaderData} />;
}
