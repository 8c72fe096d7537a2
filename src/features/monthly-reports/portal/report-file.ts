import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#app/http/actor.server.ts";
import { reportFile } from "../../monthly-reports/monthly-reports.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireClient(route);
  return reportFile(route, { actor, id: route.params.id });
}
