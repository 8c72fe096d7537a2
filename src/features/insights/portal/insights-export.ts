import type { LoaderFunctionArgs } from "react-router";
import { clientInsights } from "../../insights/client-insights.server.ts";
import { insightsExport } from "../../insights/insights.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  insightsExport(route, await clientInsights(route));
