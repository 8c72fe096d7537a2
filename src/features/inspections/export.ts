import type { LoaderFunctionArgs } from "react-router";
import { enterByArea } from "./enter-by-area.server.ts";
import { exportInspections } from "./export.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  exportInspections(route, await enterByArea(route));
