import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { ReportListScreen } from "../../monthly-reports/list-screen.tsx";
import { readReportList } from "../../monthly-reports/monthly-reports.server.ts";
import { staffInsights } from "../clients/staff-insights.server.ts";
import type { Route } from "./+types/list-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, clientId } = await staffInsights(route);
  return readReportList(route, { actor, clientId, side: "staff" });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `Monthly reports, ${loaderData.clientName}` : "Monthly reports");

export default function ListPage({ loaderData }: Route.ComponentProps) {
  return <ReportListScreen data={loaderData} />;
}
