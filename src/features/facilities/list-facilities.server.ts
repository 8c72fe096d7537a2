import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { inVisibleFacility, ofVisibleClient } from "#platform/identity/scope.server.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";

export interface FacilitySummary {
  id: string;
  name: string;
  /** IANA name, e.g. `America/Chicago`. */
  timeZone: string;
}

/**
 * Facilities in service.
 * @param ofClient only those of one client
 * @param limit how many, by name
 */
export function listFacilities(
  db: Database,
  actor: Actor,
  ofClient?: string,
  limit?: number,
): Promise<FacilitySummary[]> {
  const { id, name, timeZone, clientId } = facilities;
  const list = db
    .select({ id, name, timeZone })
    .from(facilities)
    .where(
      and(
        inVisibleFacility(actor, { facilityId: id, clientId }),
        isNull(facilities.archivedAt),
        ofClient === undefined ? undefined : eq(clientId, ofClient),
      ),
    )
    .orderBy(asc(name), asc(id));
  return limit === undefined ? list : list.limit(limit);
}

/** Undefined for a client that the actor may not see. */
export async function findClientName(
  db: Database,
  actor: Actor,
  clientId: string,
): Promise<string | undefined> {
  const { id, name } = clients;
  const [client] = await db
    .select({ name })
    .from(clients)
    .where(and(eq(id, clientId), ofVisibleClient(actor, id)));
  return client?.name;
}
