import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { clientInsights } from "../client-insights.server.ts";
import { insightsPage } from "../insights.server.ts";
import { InsightsScreen } from "../insights-screen.tsx";
import type { Route } from "./+types/insights-page.ts";

export const loader = async (route: LoaderFunctionArgs) =>
  insightsPage(route, await clientInsights(route));

export const meta = () => pageMeta("Insights");

export default function InsightsPage({ loaderData }: Route.ComponentProps) {
  return <InsightsScreen data={loaderData} />;
}
