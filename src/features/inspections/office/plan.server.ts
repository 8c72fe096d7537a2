import { listFacilities } from "#features/facilities/list-facilities.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { listInspectorsOfAll } from "../plan-inspection.server.ts";
import { enterInspections } from "./office-inspections.server.ts";

/** What can be chosen; the actor first among those who may inspect some of it. */
export async function readPlanChoices(route: RouteRequest) {
  const { actor, db } = await enterInspections(route);
  const facilities = await listFacilities(db, actor);
  const people = await listInspectorsOfAll(db, actor);
  return {
    facilities: facilities.map(({ id, name }) => ({ id, name })),
    people: people.toSorted(
      (a, b) => Number(b.id === actor.accountId) - Number(a.id === actor.accountId),
    ),
    chosen: new URL(route.request.url).searchParams.get("facilityId") ?? "",
  };
}
