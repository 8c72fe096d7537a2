/** Trends of one facility's scores; `docs/api.md` documents them. */

import type { LoaderFunctionArgs } from "react-router";
import { requireFacility } from "#features/facilities/portal/facility-page.server.ts";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { trendsAsJson } from "../inspection-view.server.ts";
import { readTrends } from "../read-trends.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, db, facility } = await requireFacility(route, route.params.id);
  const trends = await readTrends(db, actor, facility.id);
  const { id, name } = facility;
  return noStoreJson({
    facility: { id, name },
    ...(trends ? trendsAsJson(trends) : { inspections: [], areas: [] }),
  });
}
