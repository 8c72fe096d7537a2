import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { insightsPage } from "../insights.server.ts";
import { InsightsScreen } from "../insights-screen.tsx";
import type { Route } from "./+types/insights-page.ts";
import { officeInsights } from "./office-insights.server.ts";

export const loader = async (route: LoaderFunctionArgs) =>
  insightsPage(route, await officeInsights(route));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `Insights, ${loaderData.clientName}` : "Insights");

export default function InsightsPage({ loaderData }: Route.ComponentProps) {
  return <InsightsScreen data={loaderData} />;
}
