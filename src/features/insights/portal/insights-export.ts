import type { LoaderFunctionArgs } from "react-router";
import { clientInsights } from "../client-insights.server.ts";
import { insightsExport } from "../insights.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  insightsExport(route, await clientInsights(route));
