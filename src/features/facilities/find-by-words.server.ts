/** Clients and facilities by words of their name or address. */
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility, ofVisibleClient } from "#platform/identity/scope.server.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { clientWords, facilityWords } from "#platform/search/names.server.ts";
import { hasWords } from "#platform/search/searched-words.server.ts";

/** Finds facilities in service, in the order of their names. */
export async function findFacilitiesByWords(
  db: Database,
  actor: Actor,
  words: string,
  limit: number,
) {
  if (!may(actor, "facilities.read")) return [];
  const { id, clientId, name, city, state } = facilities;
  return db
    .select({ id, name, city, state, clientId, clientName: clients.name })
    .from(facilities)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(
      and(
        inVisibleFacility(actor, { facilityId: id, clientId }),
        isNull(facilities.archivedAt),
        hasWords(facilityWords, words),
      ),
    )
    .orderBy(asc(byName(name)), asc(id))
    .limit(limit);
}

export async function findClientsByWords(
  db: Database,
  actor: Actor,
  words: string,
  limit: number,
): Promise<{ id: string; name: string }[]> {
  if (!may(actor, "clients.read")) return [];
  const { id, name } = clients;
  return db
    .select({ id, name })
    .from(clients)
    .where(and(ofVisibleClient(actor, id), hasWords(clientWords, words)))
    .orderBy(asc(byName(name)), asc(id))
    .limit(limit);
}
