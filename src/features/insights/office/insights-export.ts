import type { LoaderFunctionArgs } from "react-router";
import { insightsExport } from "../insights.server.ts";
import { staffInsights } from "./staff-insights.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  insightsExport(route, await staffInsights(route));
