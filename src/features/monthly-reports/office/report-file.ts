import type { LoaderFunctionArgs } from "react-router";
import { requireStaff } from "#app/http/actor.server.ts";
import { reportFile } from "../../monthly-reports/monthly-reports.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireStaff(route);
  return reportFile(route, { actor, id: route.params.id });
}
