import type { LoaderFunctionArgs } from "react-router";
import { insightsExport } from "../insights.server.ts";
import { portalInsights } from "../portal-insights.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  insightsExport(route, await portalInsights(route));
