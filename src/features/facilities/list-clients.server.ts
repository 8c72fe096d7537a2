import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility, ofVisibleClient } from "#platform/identity/scope.server.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { clientWords, facilityWords } from "#platform/search/names.server.ts";
import { hasEachWord, hasWords } from "#platform/search/searched-words.server.ts";
import type { FacilitySummary } from "./find-facility.server.ts";

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
    .orderBy(asc(byName(clients.name)), asc(clients.id), asc(byName(name)), asc(id));
  const clientsById = new Map<string, ClientSummary>();
  for (const { client, facility } of rows) {
    const clientWithFacilities = clientsById.get(client.id) ?? { ...client, facilities: [] };
    if (facility !== null) clientWithFacilities.facilities.push(facility);
    clientsById.set(client.id, clientWithFacilities);
  }
  return [...clientsById.values()];
}

interface Named {
  id: string;
  name: string;
}

/** Forms need the names alone. */
export const clientChoices = (clients: readonly (Named & { facilities: readonly Named[] })[]) =>
  clients.map(({ id, name, facilities }) => ({
    id,
    name,
    facilities: facilities.map((facility) => ({ id: facility.id, name: facility.name })),
  }));

/** Clients by which a list can be narrowed, without their facilities. */
export const listClientNames = (
  db: Database,
  actor: Actor,
): Promise<Pick<ClientSummary, "id" | "name">[]> =>
  db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(ofVisibleClient(actor, clients.id))
    .orderBy(asc(byName(clients.name)), asc(clients.id));

// Clients with the first of their facilities, as many as a list shows at once.

export interface ClientCard {
  id: string;
  name: string;
  /** The first of those in service: that fit the words, then by name. */
  facilities: FacilitySummary[];
  /** Counts all in service that the actor sees, including those not listed here. */
  facilityCount: number;
}

interface ClientFilter {
  /** Words in the name of the client, or in the name and address of its facilities. */
  words?: string;
  /** Id of a client: from that one on. */
  from?: string | undefined;
}

const clientsAPage = 25;
export const facilitiesOfCard = 10;

export async function pageOfClients(
  db: Database,
  actor: Actor,
  { words = "", from }: ClientFilter,
  limit = clientsAPage,
): Promise<{ clients: ClientCard[]; next: string | undefined }> {
  if (!may(actor, "clients.read")) return { clients: [], next: undefined };
  const { id, name } = clients;
  const rows = await db
    .select({ id, name })
    .from(clients)
    .where(
      and(
        ofVisibleClient(actor, id),
        words.trim() === "" ? undefined : hasEachWord(words, (query) => isNamed(actor, query)),
        from === undefined
          ? undefined
          : sql`(${byName(name)}, ${id}) >= (select ${byName(sql`place.name`)}, place.id
              from ${clients} as place where place.id = ${from})`,
      ),
    )
    .orderBy(asc(byName(name)), asc(id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const ofClients = await facilitiesOf(
    db,
    actor,
    page.map((client) => client.id),
    words,
  );
  return {
    clients: page.map((client) => ({
      ...client,
      facilities:
        ofClients.get(client.id)?.map(({ id, name, timeZone }) => ({ id, name, timeZone })) ?? [],
      facilityCount: ofClients.get(client.id)?.[0]?.total ?? 0,
    })),
    next: rows[limit]?.id,
  };
}

const isSeen = (actor: Actor): SQL | undefined =>
  and(
    isNull(facilities.archivedAt),
    inVisibleFacility(actor, { facilityId: facilities.id, clientId: facilities.clientId }),
  );

const isNamed = (actor: Actor, query: SQL): SQL | undefined =>
  or(
    sql`${clientWords} @@ ${query}`,
    sql`${clients.id} = any(array(select ${facilities.clientId} from ${facilities}
      where ${facilityWords} @@ ${query} and ${isSeen(actor)}))`,
  );

async function facilitiesOf(db: Database, actor: Actor, ids: readonly string[], words: string) {
  if (ids.length === 0) return new Map<string, never>();
  const { id, name, timeZone, clientId } = facilities;
  const first = hasWords(facilityWords, words) ?? sql`true`;
  const numbered = db
    .select({
      id,
      name,
      timeZone,
      clientId,
      place: sql<number>`row_number() over (partition by ${clientId}
        order by (${first}) desc, ${byName(name)}, ${id})`
        .mapWith(Number)
        .as("place"),
      total: sql<number>`count(*) over (partition by ${clientId})`.mapWith(Number).as("total"),
    })
    .from(facilities)
    .where(and(inArray(clientId, [...ids]), isSeen(actor)))
    .as("numbered");
  const rows = await db
    .select()
    .from(numbered)
    .where(sql`${numbered.place} <= ${facilitiesOfCard}`)
    .orderBy(asc(numbered.clientId), asc(numbered.place));
  return Map.groupBy(rows, (row) => row.clientId);
}
