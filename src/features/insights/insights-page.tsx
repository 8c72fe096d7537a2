import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import type { Route } from "./+types/insights-page.ts";
import { requireInsightsPlace } from "./insights-place.server.ts";
import { type InsightsData, insightsPage } from "./insights-screen.server.ts";
import { InsightsScreen } from "./insights-screen.tsx";
import { insightMessages } from "./messages.ts";

export const loader = async (route: LoaderFunctionArgs) =>
  insightsPage(route, await requireInsightsPlace(route));

/** The office looks at the figures of several clients: its titles name them. */
export const meta = pageMetaIn((language, data: InsightsData | undefined) => {
  const { section, ofClient } = insightMessages(language);
  return data?.area === "/office" ? ofClient({ client: data.clientName }) : section;
});

export default function InsightsPage({ loaderData }: Route.ComponentProps) {
  return <InsightsScreen data={loaderData} />;
}
