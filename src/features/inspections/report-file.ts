import type { LoaderFunctionArgs } from "react-router";
import { enterByArea } from "./enter-by-area.server.ts";
import { reportFile } from "./report-file.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  reportFile(route, await enterByArea(route), route.params.id);
