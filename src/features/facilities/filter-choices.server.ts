import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { listFacilities } from "./find-facility.server.ts";
import { listClientNames } from "./list-clients.server.ts";

/** A longer list is not offered: the client is chosen first. */
const maxFacilities = 100;

interface Choice {
  id: string;
  name: string;
}

export interface FilterChoices {
  /** Empty where the facilities are few enough to choose at once. */
  clients: Choice[];
  /**
   * Facilities in service. If there are many, only those of the chosen client, or of the chosen facility's
   * client.
   */
  facilities: Choice[];
}

/** Choices by which a list of the actor's facilities can be narrowed. */
export async function listFilterChoices(
  db: Database,
  actor: Actor,
  chosen: { clientId?: string | undefined; facilityId?: string | undefined },
  limit = maxFacilities,
): Promise<FilterChoices> {
  const limitedFacilities = await listFacilities(db, actor, undefined, limit + 1);
  if (limitedFacilities.length <= limit)
    return { clients: [], facilities: limitedFacilities.map(named) };
  const clientId =
    actor.clientId ?? chosen.clientId ?? (await clientOf(db, actor, chosen.facilityId));
  return {
    clients: actor.clientId === undefined ? await listClientNames(db, actor) : [],
    facilities: clientId ? (await listFacilities(db, actor, clientId)).map(named) : [],
  };
}

const named = ({ id, name }: Choice): Choice => ({ id, name });

async function clientOf(db: Database, actor: Actor, facilityId: string | undefined) {
  if (facilityId === undefined) return undefined;
  const { id, clientId } = facilities;
  const [facility] = await db
    .select({ clientId })
    .from(facilities)
    .where(and(eq(id, facilityId), inVisibleFacility(actor, { facilityId: id, clientId })));
  return facility?.clientId;
}
