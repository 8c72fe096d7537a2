import type { LoaderFunctionArgs } from "react-router";
import { requireInsightsPlace } from "./insights-place.server.ts";
import { insightsExport } from "./insights-screen.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  insightsExport(route, await requireInsightsPlace(route));
