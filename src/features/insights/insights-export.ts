import type { LoaderFunctionArgs } from "react-router";
import { insightsExport } from "./insights.server.ts";
import { enterInsights } from "./insights-place.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  insightsExport(route, await enterInsights(route));
