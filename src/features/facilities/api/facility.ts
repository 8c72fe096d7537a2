/** One facility with its areas, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { enterFacility, readFacilityWithAreas } from "../portal/facility.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const entered = await enterFacility(route, route.params.id);
  const { facility, floors, summary } = await readFacilityWithAreas(entered);
  const { id, clientId, clientName, name, type, address, timeZone } = facility;
  const { hours, today, holidayRule, holidays, contacts, accessNotes, hasSigns } = facility;
  const identity = { id, clientId, clientName, name, type, address, timeZone };
  const details = { hours, today, holidayRule, holidays, contacts, accessNotes, hasSigns };
  return Response.json(
    { facility: { ...identity, ...details }, floors, summary },
    { headers: { "Cache-Control": "no-store" } },
  );
}
