import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import type { Route } from "./+types/insights-page.ts";
import { insightsPage } from "./insights.server.ts";
import { enterInsights } from "./insights-place.server.ts";
import { InsightsScreen } from "./insights-screen.tsx";

export const loader = async (route: LoaderFunctionArgs) =>
  insightsPage(route, await enterInsights(route));

/** The office looks at the figures of several clients: its titles name them. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.area === "/office" ? `Insights, ${loaderData.clientName}` : "Insights");

export default function InsightsPage({ loaderData }: Route.ComponentProps) {
  return <InsightsScreen data={loaderData} />;
}
