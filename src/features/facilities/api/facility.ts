/** One facility with its areas, as `docs/api.md` says. */

import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { readFacilityWithAreas, requireFacility } from "../portal/facility-page.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const entered = await requireFacility(route, route.params.id);
  const { facility, floors, summary } = await readFacilityWithAreas(entered);
  const { id, clientId, clientName, name, type, address, timeZone } = facility;
  const { hours, today, holidayRule, holidays, contacts, accessNotes, hasSigns } = facility;
  const identity = { id, clientId, clientName, name, type, address, timeZone };
  const details = { hours, today, holidayRule, holidays, contacts, accessNotes, hasSigns };
  return noStoreJson({ facility: { ...identity, ...details }, floors, summary });
}
