import type { LoaderFunctionArgs } from "react-router";
import { insightsExport } from "./insights-page.server.ts";
import { requireInsightsPlace } from "./insights-place.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  insightsExport(route, await requireInsightsPlace(route));
