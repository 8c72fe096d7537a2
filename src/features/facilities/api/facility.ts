/** One facility with its areas, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { readFacilityPage } from "../portal/facility.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { facility, floors, summary } = await readFacilityPage(route, route.params.id);
  const { siteCode: _, isArchived: __, ...shown } = facility;
  return Response.json(
    { facility: shown, floors, summary },
    { headers: { "Cache-Control": "no-store" } },
  );
}
