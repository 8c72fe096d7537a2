/** How the scores of one facility went, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { readTrends } from "#domain/inspections/read-trends.ts";
import { trendsAsJson } from "../../inspections/inspection-json.server.ts";
import { enterFacility } from "../../portal/facilities/client-facility.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, db, facility } = await enterFacility(route, route.params.id);
  const trends = await readTrends(db, actor, facility.id);
  const { id, name } = facility;
  return Response.json(
    { facility: { id, name }, ...(trends ? trendsAsJson(trends) : { inspections: [], areas: [] }) },
    { headers: { "Cache-Control": "no-store" } },
  );
}
