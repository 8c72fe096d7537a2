import type { LoaderFunctionArgs } from "react-router";
import { exportOpportunities } from "./opportunity-pages.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> => exportOpportunities(route);
