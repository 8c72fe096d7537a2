/** The list that is shown, whole, for a spreadsheet. */
import type { LoaderFunctionArgs } from "react-router";
import { exportApplications } from "./hiring-pages.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> => exportApplications(route);
