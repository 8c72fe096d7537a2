import type { LoaderFunctionArgs } from "react-router";
import { exportCompanies } from "./company-pages.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> => exportCompanies(route);
