import type { LoaderFunctionArgs } from "react-router";
import { requireAreaActor } from "#platform/http/view-by-area.server.ts";
import { reportFile } from "./monthly-reports.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireAreaActor(route);
  return reportFile(route, { actor, id: route.params.id });
}
