import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { clientInsights } from "../../insights/client-insights.server.ts";
import { ReportListScreen } from "../../monthly-reports/list-screen.tsx";
import { readReportList } from "../../monthly-reports/monthly-reports.server.ts";
import type { Route } from "./+types/list-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, clientId } = await clientInsights(route);
  return readReportList(route, { actor, clientId, side: "client" });
}

export const meta = () => pageMeta("Monthly reports");

export default function ListPage({ loaderData }: Route.ComponentProps) {
  return <ReportListScreen data={loaderData} />;
}
