/** The scope of work of one facility, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { enterFacility } from "../portal/facility.server.ts";
import { readScope } from "../read-scope.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, db, facility, search } = await enterFacility(route, route.params.id);
  const { draft: _, ...scope } = await readScope(db, actor, facility.id, search);
  return Response.json(scope, { headers: { "Cache-Control": "no-store" } });
}
