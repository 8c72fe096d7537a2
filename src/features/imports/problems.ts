import type { LoaderFunctionArgs } from "react-router";
import { exportProblems } from "./import-pages.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportProblems(route, route.params.id);
