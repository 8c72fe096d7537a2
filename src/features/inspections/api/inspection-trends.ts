/** How the scores of one facility went, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { enterFacility } from "#features/facilities/portal/facility.server.ts";
import { trendsAsJson } from "../inspection-json.server.ts";
import { readTrends } from "../read-trends.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, db, facility } = await enterFacility(route, route.params.id);
  const trends = await readTrends(db, actor, facility.id);
  const { id, name } = facility;
  return Response.json(
    { facility: { id, name }, ...(trends ? trendsAsJson(trends) : { inspections: [], areas: [] }) },
    { headers: { "Cache-Control": "no-store" } },
  );
}
