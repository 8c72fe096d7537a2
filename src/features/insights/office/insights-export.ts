import type { LoaderFunctionArgs } from "react-router";
import { insightsExport } from "../insights.server.ts";
import { officeInsights } from "./office-insights.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  insightsExport(route, await officeInsights(route));
