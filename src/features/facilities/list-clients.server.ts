import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility, ofVisibleClient } from "#platform/identity/scope.server.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import type { FacilitySummary } from "./list-facilities.server.ts";

export interface ClientSummary {
  id: string;
  name: string;
  facilities: FacilitySummary[];
}

/** Clients with their facilities that are in service. */
export async function listClients(db: Database, actor: Actor): Promise<ClientSummary[]> {
  if (!may(actor, "clients.read")) return [];
  const { id, name, timeZone, clientId } = facilities;
  const rows = await db
    .select({
      client: { id: clients.id, name: clients.name },
      facility: { id, name, timeZone },
    })
    .from(clients)
    .leftJoin(
      facilities,
      and(
        eq(clientId, clients.id),
        isNull(facilities.archivedAt),
        inVisibleFacility(actor, { facilityId: id, clientId }),
      ),
    )
    .where(ofVisibleClient(actor, clients.id))
    .orderBy(asc(clients.name), asc(clients.id), asc(name), asc(id));
  const clientsById = new Map<string, ClientSummary>();
  for (const { client, facility } of rows) {
    const one = clientsById.get(client.id) ?? { ...client, facilities: [] };
    if (facility !== null) one.facilities.push(facility);
    clientsById.set(client.id, one);
  }
  return [...clientsById.values()];
}

/** Clients by which a list can be narrowed, without their facilities. */
export const listClientNames = (
  db: Database,
  actor: Actor,
): Promise<Pick<ClientSummary, "id" | "name">[]> =>
  db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(ofVisibleClient(actor, clients.id))
    .orderBy(asc(clients.name), asc(clients.id));
