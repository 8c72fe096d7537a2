import type { LoaderFunctionArgs } from "react-router";
import { enterArea } from "#platform/http/view-by-area.server.ts";
import { reportFile } from "./monthly-reports.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await enterArea(route);
  return reportFile(route, { actor, id: route.params.id });
}
