import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { insightsPage } from "../insights.server.ts";
import { InsightsScreen } from "../insights-screen.tsx";
import { portalInsights } from "../portal-insights.server.ts";
import type { Route } from "./+types/insights-page.ts";

export const loader = async (route: LoaderFunctionArgs) =>
  insightsPage(route, await portalInsights(route));

export const meta = () => pageMeta("Insights");

export default function InsightsPage({ loaderData }: Route.ComponentProps) {
  return <InsightsScreen data={loaderData} />;
}
