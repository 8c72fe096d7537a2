/** The scope of work of one facility, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { requireFacility } from "#features/facilities/portal/facility-page.server.ts";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { readScope } from "../read-scope.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, db, facility, search } = await requireFacility(route, route.params.id);
  const { draft: _, ...scope } = await readScope(db, actor, facility.id, search);
  return noStoreJson(scope);
}
