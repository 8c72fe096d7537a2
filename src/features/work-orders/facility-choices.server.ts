import { and, asc, eq, isNull } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";

export interface FacilityChoice {
  id: string;
  name: string;
  clientId: string;
  clientName: string;
  areas: { id: string; name: string; floor: string }[];
}

/** Where work can be asked for: facilities and areas that are in use. */
export async function listFacilityChoices(db: Database, actor: Actor): Promise<FacilityChoice[]> {
  const { id, name, clientId, archivedAt } = facilities;
  const rows = await db
    .select({
      facility: { id, name, clientId, clientName: clients.name },
      area: { id: areas.id, name: areas.name, floor: areas.floor },
    })
    .from(facilities)
    .innerJoin(clients, eq(clients.id, clientId))
    .leftJoin(areas, and(eq(areas.facilityId, id), isNull(areas.archivedAt)))
    .where(and(isNull(archivedAt), inVisibleFacility(actor, { facilityId: id, clientId })))
    .orderBy(asc(clients.name), asc(name), asc(id), asc(areas.position), asc(areas.id));
  const found = new Map<string, FacilityChoice>();
  for (const { facility, area } of rows) {
    const choice = found.get(facility.id) ?? { ...facility, areas: [] };
    if (area !== null) choice.areas.push(area);
    found.set(facility.id, choice);
  }
  return [...found.values()];
}
