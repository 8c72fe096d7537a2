import type { LoaderFunctionArgs } from "react-router";
import { enterInsights } from "#features/insights/insights-place.server.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { audienceOf } from "#platform/http/view-by-area.server.ts";
import type { Route } from "./+types/list-page.ts";
import { ReportListScreen } from "./list-screen.tsx";
import { readReportList } from "./monthly-reports.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, clientId } = await enterInsights(route);
  return readReportList(route, { actor, clientId, audience: audienceOf(route) });
}

/** The office looks at the reports of several clients: its titles name them. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(
    loaderData?.audience === "staff"
      ? `Monthly reports, ${loaderData.clientName}`
      : "Monthly reports",
  );

export default function ListPage({ loaderData }: Route.ComponentProps) {
  return <ReportListScreen data={loaderData} />;
}
